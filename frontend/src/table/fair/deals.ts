/**
 * The dealer, the cut and the cards that each seat gets from the pack: the part of the rules on which the cards
 * depend, read from the text of the house rules and the record of a match.
 */
import { leftOf, rightOf } from '../../lib/seats/sides';
import { DEALING } from '../../lib/server/dealing';

export type Dealing = (typeof DEALING)['standard'];

/** A step of the record: the seat that acted, null for chance, and its action. */
export type Step = [seat: number | null, action: string];

/** A deal as the record and the rules have it. */
export interface Deal {
  dealer: number;
  /** The number of cards that went from the top to the bottom. */
  cut: number;
  /** True if the rules allow that cut, by who cut. */
  cutAllowed: boolean;
  /** The number of cards each player got in the first round, in the order they were dealt to. */
  packets: string;
  /** The shuffled cards, top first and before the cut. */
  deck: string[];
  /** The cut, where there is one. */
  cutting: Step[];
  /** The decisions once the cards were dealt. */
  steps: Step[];
}

/** The terms of the deal in a text of house rules: a preset, then what differs from it. */
export function dealingOf(text: string): Dealing {
  const [preset, ...others] = text.split(',');
  const rules = (DEALING as Record<string, Dealing>)[preset ?? ''];
  if (rules === undefined) throw new Error('rules');
  const changes = others.map((other) => other.split('='));
  const known = changes.filter(([name]) => (name ?? '') in rules);
  return {
    ...rules,
    ...(Object.fromEntries(known.map(([name, value]) => [name, Number.isNaN(Number(value)) ? value : Number(value)])) as Partial<Dealing>),
  };
}

/** The pack in new-pack order: clubs, diamonds, hearts, spades, each from low to high, the Benny last. */
export function newPack(rules: Dealing): string[] {
  const ranks = Array.from('789TJQKA').slice(rules.lowest - 7);
  const plain = Array.from('cdhs').flatMap((suit) => ranks.map((rank) => rank + suit));
  return rules.benny === 'none' ? plain : [...plain, 'B'];
}

/** The ways to deal: how many cards each player gets in the first round, in the order they are dealt to. */
export function waysToDeal(rules: Dealing): string[] {
  if (rules.packets === 'one-by-one') return ['1'.repeat(rules.players)];
  if (rules.packets === 'same-for-all') return ['3'.repeat(rules.players), '2'.repeat(rules.players)];
  const seats = [...Array(rules.players).keys()];
  return [...Array(2 ** rules.players).keys()].map((way) =>
    seats.map((seat) => ((way >> (rules.players - 1 - seat)) % 2 === 0 ? 3 : 2)).join(''),
  );
}

/** The places of each seat's cards in the cut deck. */
export function slotsOf(rules: Dealing, packets: string, dealer: number): number[][] {
  const first = rules.first_card === 'dealer' ? dealer : dealer + 1;
  const slots = Array.from({ length: rules.players }, (): number[] => []);
  const sizes = Array.from(packets, Number);
  const rounds = !/[23]/.test(packets) ? Array<number[]>(5).fill(sizes) : [sizes, sizes.map((size) => 5 - size)];
  let top = 0;
  for (const round of rounds) {
    round.forEach((size, step) => {
      for (let card = 0; card < size; card += 1) slots[(first + step) % rules.players]?.push(top + card);
      top += size;
    });
  }
  return slots;
}

/** The deals of a record after its draw. Throws where it makes no sense. */
export function dealsOf(first: number, record: readonly Step[], rules: Dealing): Deal[] {
  const deals: Deal[] = [];
  let dealer = first;
  let place = 0;
  while (place < record.length) {
    const cutting = isCut(record[place]) ? record[place] : undefined;
    if (cutting !== undefined) place += 1;
    const [chance, action] = record[place] ?? [0, ''];
    const [deal, packets, ...deck] = action.split(' ');
    if (chance !== null || deal !== 'deal' || packets === undefined) throw new Error('record');
    const cut = cutting === undefined || cutting[1] === 'bump' ? 0 : Number(cutting[1].slice(4));
    const begin = (place += 1);
    while (place < record.length && record[place]?.[0] !== null && !isCut(record[place])) place += 1;
    const steps = record.slice(begin, place);
    const cutAllowed = mayCut(cutting, dealer, rules);
    deals.push({ dealer, cut, cutAllowed, packets, deck, cutting: cutting === undefined ? [] : [cutting], steps });
    if (!dealsAgain(steps, rules)) dealer = leftOf(dealer, rules.players);
  }
  return deals;
}

function isCut(step: Step | undefined): boolean {
  return step !== undefined && /^(cut \d+|bump)$/.test(step[1]);
}

function mayCut(cutting: Step | undefined, dealer: number, rules: Dealing): boolean {
  if (rules.cut === 'none' || cutting === undefined) return rules.cut === 'none' && cutting === undefined;
  const [seat, action] = cutting;
  const left = rules.cut === 'left-may-bump';
  if (seat !== (left ? leftOf : rightOf)(dealer, rules.players)) return false;
  if (action === 'bump') return left;
  const at = Number(action.slice(4));
  return at >= rules.cut_minimum && at <= newPack(rules).length - rules.cut_minimum;
}

/** True if the same dealer deals again after these decisions: a farmer's hand was shown, or everybody has passed twice. */
function dealsAgain(decisions: readonly Step[], rules: Dealing): boolean {
  const actions = decisions.map(([, action]) => action);
  if (rules.weak_hand === 'farmers-redeal' && actions.at(-1) === 'redeal') return true;
  const passes = actions.filter((action) => action === 'pass').length;
  const others = actions.some((action) => !/^(pass|keep|under.*)$/.test(action));
  return rules.all_pass === 'same-dealer' && passes === 2 * rules.players && !others;
}
