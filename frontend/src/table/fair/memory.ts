/** The memory of what this page saw and sent while a match was played, and the check that a proof is of that match. */
import type { Step } from './deals';
import { line, type Line } from './lines';
import type { Proof } from './fair';
import type { Played } from './whereabouts';

/** A deal as this page first saw it. */
export interface Seen {
  hand: string[];
  dealer: number;
  cut: number;
  /** The play by then: it stays the same where the same dealer deals again. */
  played: string;
}

/** The memory of a match, without which a proof could be made up afterwards. Old versions that kept less are not compared. */
export interface Memory {
  attempt: number;
  /** The server's promise before this page promised anything. */
  promise: string;
  /** The promises at the moment this page showed its contribution. */
  promises: (string | null)[];
  seat: number;
  contribution: string;
  /** The house rules at that moment, as text. */
  rules: string;
  /** The deals by number; more than once where it was cut again after moves were taken back, the latest last. */
  deals: Record<number, Seen[]>;
  /** The version of the table that was seen last, and how many deals it had had. */
  version?: number;
  dealt?: number;
  /** The calls and plays in each deal, as last seen. */
  played?: Record<number, Played>;
  /** The acts of this page, each after the number of the deal that it was part of, without those taken back. */
  sent?: [deal: number, action: string][];
  /** True if this page took moves back. */
  undone?: boolean;
}

/** A deal of the proof, dealt again. */
export interface Again {
  dealer: number;
  cut: number;
  /** The decisions in it, beginning with the cut. */
  steps: Step[];
  /** The play that follows; undefined where it cannot have happened. */
  played: Played | undefined;
  /** The cards of a seat by the seeds, with any dealer and cut. */
  hand(seat: number, dealer: number, cut: number): string[];
}

/** The check that the proof is the one of the match that this page took part in. */
export function remembered(proof: Proof, deals: readonly Again[], memory: Memory): Line[] {
  const undone = proof.undone && memory.undone !== false;
  const server = memory.promise === proof.promise && memory.attempt === proof.attempt;
  const lines = [
    line(null, server, 'fair-promise-before'),
    line(null, alike(memory.promises, proof.promises), 'fair-promises-before'),
    line(null, memory.contribution === proof.contributions[placeOf(proof, memory.seat)], 'fair-own'),
    line(null, memory.rules === proof.rules, 'fair-rules-before'),
  ];
  if (proof.undone !== undone) lines.push(line(null, false, 'fair-undone-otherwise'));
  if ((memory.dealt ?? 0) > deals.length) lines.push(line(null, false, 'fair-left-out', { cards: 0 }));
  for (const number of Object.keys(memory.deals).map(Number)) {
    const back = undone && number > Math.max(deals.length, memory.dealt ?? 0); // it was dealt before moves were taken back
    if (!back) lines.push(...heldIn(number, deals, memory, undone));
  }
  for (const [number, dealt] of deals.entries()) {
    const deal = number + 1;
    const seen = memory.played?.[deal];
    if (seen !== undefined && dealt.played !== undefined && !goesOn(seen, dealt.played)) {
      lines.push(line(deal, false, 'fair-played-otherwise'));
    }
    const sent = (memory.sent ?? []).filter(([of]) => of === deal).map(([, action]) => action);
    if (
      !includes(
        dealt.steps.filter(([seat]) => seat === memory.seat),
        sent,
      )
    )
      lines.push(line(deal, false, 'fair-sent-otherwise'));
  }
  return lines;
}

/** The place of a seat among those who contributed. */
function placeOf({ entrants }: Proof, seat: number): number {
  return entrants === undefined ? seat : (entrants[seat] ?? 0) - 1;
}

/** The check that this page held the cards of a deal, and saw the same dealer and cut. */
function heldIn(deal: number, deals: readonly Again[], memory: Memory, undone: boolean): Line[] {
  const [before, dealt] = [deals[deal - 2], deals[deal - 1]];
  const seen = memory.deals[deal] ?? [];
  const held = ({ hand, dealer, cut }: Seen): boolean => alike(dealt?.hand(memory.seat, dealer, cut).sort() ?? [], [...hand].sort());
  const right = seen.every(held) && (seen.length === 1 || undone);
  const lines = [line(deal, right, 'fair-hand')];
  if (!right) return lines;
  const last = seen.at(-1);
  if (last?.dealer !== dealt?.dealer || last?.cut !== dealt?.cut) lines.push(line(deal, false, 'fair-dealt-otherwise'));
  const earlier = memory.deals[deal - 1]?.at(-1);
  const stays = earlier?.played === last?.played;
  if (earlier !== undefined && stays !== (before?.dealer === dealt?.dealer)) lines.push(line(deal, false, 'fair-dealer-otherwise'));
  return lines;
}

/** True if a deal went on, or ended, as this page saw it. */
function goesOn(seen: Played, deal: Played): boolean {
  const called = seen.trump === deal.trump && seen.maker === deal.maker;
  if (seen.ended) return deal.ended && called && alike(deal.alone, seen.alone) && alike(deal.cards, seen.cards);
  return (called || seen.trump === null) && begins(deal.alone, seen.alone) && begins(deal.cards, seen.cards);
}

/** True if a seat's steps have these among them, in this order: others were taken in its name, or by another device. */
function includes(steps: readonly Step[], sent: readonly string[]): boolean {
  let place = 0;
  for (const [, action] of steps) if (action === sent[place]) place += 1;
  return place === sent.length;
}

function begins<Value>(whole: readonly Value[], part: readonly Value[]): boolean {
  return alike(whole.slice(0, part.length), part);
}

export function alike<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  return some.length === others.length && some.every((value, place) => value === others[place]);
}
