/** Keys for the whole page, whatever has the focus. */

/** True if a key is for the page: nobody has taken it yet, it is no shortcut, and it is not pressed within one of `elsewhere`. */
export function forPage(event: KeyboardEvent, elsewhere: string[] = ['dialog', 'input']): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(elsewhere.join()));
}
