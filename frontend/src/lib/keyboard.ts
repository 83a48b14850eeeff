/** Keys for the whole page, whatever has the focus. */

/** True if a key is for the page: nothing has handled it yet, it is no shortcut, and it writes or chooses nothing. */
export function forPage({ defaultPrevented, metaKey, ctrlKey, altKey, key, target }: KeyboardEvent): boolean {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return false;
  if (!(target instanceof Element)) return true;
  if (/^\S$/.test(key) && target.matches('[type=radio], [type=checkbox]') && !target.closest('dialog')) return true; // letters do not choose these
  return target.closest('dialog, select, textarea, input:not([type=range])') === null;
}
