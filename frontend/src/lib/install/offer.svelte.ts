/** The browser's offer to install the page as an app, which comes once, early. */

/** The event of browsers that can install a page; it is not a standard yet, so TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = $state.raw(null);

/** Listen for the browser's offer from now on, and stop the browser from asking by itself. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (offered = null));
}

/** True while the page can be installed. */
export function installable(): boolean {
  return offered !== null;
}

/** Let the browser ask whether to install the page. An offer can be taken up once. */
export async function install(): Promise<void> {
  const offer = offered;
  offered = null;
  await offer?.prompt();
}
