/** Looking at something of the server again and again while the page is in sight. */

import { untrack } from 'svelte';

/** Look at once, each time the page comes into sight, and `seconds` after each look; returns what stops it. */
export function poll(look: () => Promise<void>, seconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const follow = async (): Promise<void> => {
    if (!document.hidden) await look();
    if (!over) timer = setTimeout(() => void follow(), seconds * 1000);
  };
  const shown = (): void => {
    if (!document.hidden) void look();
  };
  document.addEventListener('visibilitychange', shown);
  untrack(() => void follow()); // an effect that polls does not begin anew with what a look has read
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', shown);
  };
}
