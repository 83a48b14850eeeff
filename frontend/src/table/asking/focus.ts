/** The keyboard's focus on what can be answered. */

/** The answers that are no cards, without the cross that turns tips off. */
export const ANSWERS = '.asking :not(.coach) > button:not(:disabled)';

/** Give the focus to the first answer, or to the first card that may be chosen. */
export function focusAnswer(): void {
  document.querySelector<HTMLElement>(`${ANSWERS}, .hand [aria-disabled=false]`)?.focus();
}
