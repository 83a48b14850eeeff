/** System notifications, for windows that are out of sight. */

/** Milliseconds in which a service worker says which of its clients a window is. */
const ANSWERED_WITHIN = 1_000;

/**
 * Show a notification that leads back to this address; it takes the place of an earlier one of the same address. Returns
 * a function that takes it away. On Android only a service worker may show one.
 */
export function notify(title: string, body: string): () => void {
  const shown = show(title, { body, tag: location.pathname, icon: '/icon-192.png' });
  return () => void shown.then((close) => close());
}

async function show(title: string, options: NotificationOptions): Promise<() => void> {
  try {
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (!worker?.active) return showAlone(title, options);
    const data = { address: location.href, client: await ownId(worker.active) };
    await worker.showNotification(title, { ...options, data });
    return () => void close(worker, options.tag);
  } catch {
    return () => {}; // the system shows none
  }
}

/** The id of this window among the clients of the service worker; empty if the worker is of a version that says none. */
function ownId(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage(null, [port2]);
    setTimeout(() => resolve(''), ANSWERED_WITHIN);
  });
}

function showAlone(title: string, options: NotificationOptions): () => void {
  const shown = new Notification(title, options);
  shown.onclick = () => window.focus();
  return () => shown.close();
}

async function close(worker: ServiceWorkerRegistration, tag: string | undefined): Promise<void> {
  for (const shown of await worker.getNotifications(tag === undefined ? {} : { tag })) shown.close();
}
