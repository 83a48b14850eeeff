/** Keys for the whole page, whatever has the focus. */

/** True if a key is for the page: nobody has taken it yet, it is no shortcut, and nothing is written or chosen by it. */
export function forPage({ defaultPrevented, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return false;
  return !(target instanceof Element && target.closest('dialog, select, textarea, input:not([type=range])'));
}
