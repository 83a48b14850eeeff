/** The people whom somebody has played with. */
import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import People from '../../../src/screens/People.svelte';

test('who blocks somebody sees at once the tables that are left', async () => {
  const asked: string[] = [];
  const ben = { ref: 'ben', name: 'Ben', relation: 'none', online: false };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    if (method !== 'GET') return Promise.resolve(new Response(null, { status: 204 }));
    const around = { online: [], invitations: [] };
    return Promise.resolve(Response.json(path === '/api/people/around' ? around : path === '/api/people' ? [ben] : []));
  });
  const shown = mount(People, { target: document.body });
  const block = (): HTMLElement | null => document.querySelector('[aria-label="Block Ben"]');
  await vi.waitFor(() => expect(block()).not.toBeNull());
  asked.length = 0;
  block()?.click();
  await vi.waitFor(() => expect(asked).toContain('GET /api/lobby'));
  expect(asked[0]).toBe('PUT /api/people/ben');
  await unmount(shown);
});
