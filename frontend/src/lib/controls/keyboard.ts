/** Keys for the whole page, whatever has the focus. */

/** The keys that scroll, and the scrolling regions that can be focused. */
const SCROLLS = /^(Arrow|Page|Home|End)/;
const SCROLLED = '[tabindex="0"]:not(button, a)';

/** True if a key is for the page: nothing has handled it yet, it is no shortcut, and it writes or chooses nothing. */
export function forPage({ defaultPrevented, metaKey, ctrlKey, altKey, key, target }: KeyboardEvent): boolean {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return false;
  if (!(target instanceof Element)) return true;
  if (SCROLLS.test(key) && target.closest(SCROLLED)) return false;
  if (/^\S$/.test(key) && target.matches('[type=radio], [type=checkbox]') && !target.closest('dialog')) return true; // letters do not choose these
  return target.closest('dialog, select, textarea, input:not([type=range])') === null;
}

/** Do what a key means, once each time it is pressed; keys that move go on moving while they are held. */
export function obey(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  if (!event.repeat || SCROLLS.test(event.key)) run();
}
