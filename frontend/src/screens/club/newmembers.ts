/** Members taken in by a list of names. */

import { isSameName } from '../../lib/forms/names';
import type { MemberNow } from '../../lib/server/clubs';
import type { ClubWish } from './openclub.svelte';

/** What is said to the club about one name. */
interface Named {
  readonly name: string;
  readonly wish: ClubWish;
}

/**
 * What is to be said to the club for a list: nothing for those who are in it already, that those are back who had left, and
 * that the others are new. Of two of one name in the list, one is the member who has it.
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
