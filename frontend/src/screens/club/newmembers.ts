/** Members taken in by a list of names. */

import { isSameName } from '../../lib/forms/names';
import type { MemberNow } from '../../lib/server/clubs';
import type { ClubWish } from './openclub.svelte';

/** The message to the club about one name. */
interface Named {
  readonly name: string;
  readonly wish: ClubWish;
}

/**
 * The messages to the club for a list: none for those who are in it already, a return for those who had left, and an entry
 * for the others. Of two of one name in the list, one is the member who has it.
 */
export function wishesFor(names: readonly string[], members: readonly MemberNow[], agrees: boolean): readonly Named[] {
  const found = new Set<MemberNow>();
  return names.flatMap((name): Named[] => {
    const member = members.find((one) => !found.has(one) && isSameName(one.name, name));
    if (member === undefined) return [{ name, wish: { type: 'addmember', name, public: agrees } }];
    found.add(member);
    return member.active ? [] : [{ name, wish: { type: 'changemember', member: member.number, active: true } }];
  });
}
