/** Keys for the whole page, whatever has the focus. */

/** True if a key is for the page: nobody has taken it yet, it is no shortcut, and nothing is written or chosen by it. */
export function forPage({ defaultPrevented, metaKey, ctrlKey, altKey, key, target }: KeyboardEvent): boolean {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return false;
  if (!(target instanceof Element)) return true;
  if (/^\S$/.test(key) && target.matches('[type=radio], [type=checkbox]') && !target.closest('dialog')) return true; // no letter chooses these
  return target.closest('dialog, select, textarea, input:not([type=range])') === null;
}
