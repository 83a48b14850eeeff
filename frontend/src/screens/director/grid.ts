/** Arrows between the tables of a round, as they lie on the screen. */

/** Move the focus to the neighbour that an arrow points at. */
export function move(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const tables = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-table]')];
  const at = tables.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns(tables), ArrowDown: columns(tables) }[event.key];
  const next = step === undefined ? undefined : tables[at + step];
  if (step === undefined) return;
  event.preventDefault();
  next?.focus();
}

/** The number of tables in the first row. */
function columns(tables: readonly HTMLElement[]): number {
  const top = tables[0]?.getBoundingClientRect().top;
  return Math.max(1, tables.filter((table) => table.getBoundingClientRect().top === top).length);
}
