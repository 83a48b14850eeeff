/** Notifications, through the service worker where there is one. */
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../../src/table/notification';

const shown = { close: vi.fn() };
/** A service worker that tells each window its id. */
const active = { postMessage: (_: null, [port]: [MessagePort]) => port.postMessage('1') };
/** A worker of a version that knows no such question. */
const silent = { postMessage: () => {} };
const worker = { active, showNotification: vi.fn(), getNotifications: vi.fn() };
const alone = vi.fn();

/** A browser with this worker, or without one. */
function browser(registration: object | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  vi.stubGlobal(
    'Notification',
    class {
      constructor(...given: unknown[]) {
        alone(...given);
      }

      close = shown.close;
    },
  );
}

beforeEach(() => {
  for (const double of [alone, shown.close, worker.showNotification]) double.mockReset();
  worker.getNotifications.mockReset().mockResolvedValue([shown]);
});

async function show(): Promise<() => void> {
  const close = notify('Your turn', 'Tuesday night');
  await vi.waitFor(() => expect(worker.showNotification.mock.calls.length + alone.mock.calls.length).toBe(1));
  return close;
}

test('it is shown by the service worker, named by the address of its table, and taken away again', async () => {
  history.replaceState(null, '', '/t/K7QM-2XDP');
  browser(worker);
  const close = await show();
  const data = { address: location.href, client: '1' };
  const options: unknown = expect.objectContaining({ body: 'Tuesday night', tag: '/t/K7QM-2XDP', data });
  expect(worker.showNotification).toHaveBeenCalledWith('Your turn', options);
  expect(alone).not.toHaveBeenCalled();
  close();
  await vi.waitFor(() => expect(shown.close).toHaveBeenCalledOnce());
});

test('it is shown although the service worker is of a version that says no id', async () => {
  vi.useFakeTimers();
  browser({ ...worker, active: silent });
  notify('Your turn', 'Tuesday night');
  await vi.advanceTimersByTimeAsync(1_000);
  const data = { address: location.href, client: '' };
  expect(worker.showNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ data }));
});

test('without a service worker the page shows it', async () => {
  browser(undefined);
  const close = await show();
  expect(alone).toHaveBeenCalledOnce();
  close();
  await vi.waitFor(() => expect(shown.close).toHaveBeenCalledOnce());
});

test('a system that shows none is no trouble', async () => {
  browser(worker);
  worker.showNotification.mockRejectedValue(new TypeError('not allowed'));
  (await show())();
  expect(shown.close).not.toHaveBeenCalled();
});
