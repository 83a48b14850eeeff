/** Pictures, news and tables with what a test is about; everything else is as in a deal that has just begun. */
import type { Laid, News, Now, Picture } from '../../src/lib/server/replies';

export function picture(differs: Partial<Picture> = {}): Picture {
  const plain: Partial<Picture> = {
    seat: 0,
    phase: 'play',
    turn: 1,
    question: '',
    coach: '',
    choices: [],
    barred: [],
    hand: [],
    buried: [],
    counts: [5, 5, 5, 5],
    shown: [[], [], [], []],
    out: [],
    number: 1,
    dealer: 3,
    up_card: null,
    trump: 'spades',
    maker: 0,
    alone: [],
    may_announce: false,
    words: ['', '', '', ''],
    trick: [],
    tricks: [],
    tricks_taken: [0, 0],
    score: [0, 0],
    games: [0, 0],
    benny: '',
    word: null,
    may_skip: false,
    last: null,
    winner: null,
  };
  return { ...plain, ...differs } as Picture;
}

export function laid(...cards: readonly string[]): Laid[] {
  return cards.map((card, seat) => ({ seat, card }) as Laid);
}

export function news(kind: News['kind'], differs: Partial<News> = {}): News {
  return { version: 2, kind, seat: null, action: null, words: '', lines: [], heading: false, retold: [], after: null, ...differs };
}

export function now(differs: Partial<Now> = {}, table: Partial<Now['table']> = {}): Now {
  const seats = ['Ann', 'Bess', 'Cleo', 'Dora'].map((name) => ({ name, player: 'person' }));
  const usual = { code: 'K7QM-2XDP', match: 1, stage: 'playing', seats, conceded: null, abandoned: false, evening: null, ...table };
  const plain = { version: 1, you: 0, picture: null, news: [], told: [], taken_over: null };
  return { type: 'now', ...plain, ...differs, table: usual } as unknown as Now;
}
