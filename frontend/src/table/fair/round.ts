/** The part of an entrant's page in the shuffle of a round whose live tables all have the same cards. */
import { post } from '../../lib/server/api';
import type { EveningNow } from '../../lib/server/evenings';
import { newId } from '../../lib/server/id';
import { dueInRound } from './contribution';

/**
 * Send what this page owes the shuffle of the last round, if anything; call it whenever the server says how the evening
 * stands. What arrives a second time changes nothing, so nothing need be remembered of a request that got lost.
 */
export async function contribute({ code, me, rounds, shuffle }: EveningNow): Promise<void> {
  const round = rounds.length;
  const part = me === null || shuffle === null ? null : dueInRound({ code, round }, me, shuffle);
  if (part !== null) await post(`/api/evenings/${code}`, { ...part, id: newId(), round });
}
