/** A position that is studied, while the server takes its time. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Study } from '../../../src/screens/analysis/study.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

test('an analysis that takes long says why, until the server answers', async () => {
  let refuse = (): void => undefined;
  const refusal = { code: 'position/fields', sentence: 'No.', options: [] };
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    (body as string).includes('"search":false')
      ? Response.json(refusal, { status: 400 })
      : new Promise<Response>((answer) => (refuse = () => answer(Response.json(refusal, { status: 400 })))),
  );
  const study = new Study();
  const opened = study.open('three-handed/0-0-0/2/0/9sAhKhJhTc/Qd');
  await vi.advanceTimersByTimeAsync(7_000);
  expect([study.busy, study.slow]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([study.busy, study.slow]).toEqual([true, true]);
  refuse();
  await opened;
  expect([study.busy, study.slow, study.trouble]).toEqual([false, false, 'No.']);
  study.end();
});
