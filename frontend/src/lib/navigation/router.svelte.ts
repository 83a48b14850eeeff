/** The screen that is shown. Links are ordinary `<a href>`; a click on one of ours only changes the screen. */

/** The path of the address, in plain letters if it can be read. */
function here(): string {
  try {
    return decodeURIComponent(location.pathname);
  } catch {
    return location.pathname;
  }
}

class Router {
  path = $state(here());

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Go to another screen, as a link would, or in place of this one; `stay` if the same thing stays on the screen. */
  go(path: string, { replace = false, stay = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#arrive();
    if (!stay) scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = here();
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.pathname.includes('.') && !link.pathname.startsWith('/analysis/'))) return;
    event.preventDefault();
    if (link.pathname !== location.pathname) this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/**
 * The parts of a path that a pattern such as `/games/:code/:match` names, or null if it does not fit. A last part such as
 * `:text*` is the rest of the path, which may be nothing.
 */
export function fits(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  const rest = /^:(\w+)\*$/.exec(wanted.at(-1) ?? '')?.[1];
  if (rest === undefined ? wanted.length !== given.length : wanted.length - 1 > given.length) return null;
  const parts: Record<string, string> = {};
  for (const [place, piece] of wanted.entries()) {
    const here = given[place] ?? '';
    if (rest !== undefined && place === wanted.length - 1) return { ...parts, [rest]: given.slice(place).join('/') };
    if (piece.startsWith(':')) parts[piece.slice(1)] = here;
    else if (piece !== here) return null;
  }
  return parts;
}
