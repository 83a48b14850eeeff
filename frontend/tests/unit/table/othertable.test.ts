/** The offer of another table to somebody who is alone with bots. */
import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { router } from '../../../src/lib/navigation/router.svelte';
import { keep } from '../../../src/lib/settings/kept';
import OtherTable from '../../../src/table/OtherTable.svelte';

test('who takes it has a seat there, and none at the old table any more', async () => {
  keep('euchre.people', { presets: ['british'], stuck: 'no', pace: null });
  const other = { code: 'NEW', names: ['Ben'], rules: 'british', pace: 'normal', begun: true, mine: false };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') asked.push(`${method} ${path}`);
    const answers: Record<string, unknown> = { '/api/lobby': [other], '/api/me': { known: true } };
    return Promise.resolve(path in answers ? Response.json(answers[path]) : new Response(null, { status: 204 }));
  });
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  const shown = mount(OtherTable, { target: document.body, props: { code: 'OLD', first: false } });
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/NEW'));
  expect(asked).toEqual(['POST /api/lobby/NEW', 'DELETE /api/tables/OLD/seat']);
  await unmount(shown);
});
