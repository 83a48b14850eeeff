/** The focus after a change of screens, when the link that led to the new one is gone. */

/**
 * Let keys and screen readers go on at the heading of the screen, as soon as it has one. Whatever has the focus by then
 * keeps it. Returns a function that stops waiting for the heading.
 */
export function focusHeading(): () => void {
  const changes = new MutationObserver(look);

  function look(): void {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null && document.activeElement === document.body) return;
    changes.disconnect();
    if (heading === null || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();
}
