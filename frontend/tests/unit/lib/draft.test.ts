/** The rules of a table that is being set up, with a server that answers late, badly or not at all. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RulesOffered } from '../../../src/lib/server/answers';
import { Draft } from '../../../src/lib/forms/draft.svelte';

const OFFERED = {
  presets: [
    { name: 'standard', options: { target: 10, deals: 0, stick: false } },
    { name: 'british', options: { target: 11, deals: 0, stick: false } },
    { name: 'railroad', options: { partners_best: 1, best_when: 'discards-first', best_for: 'any-loner' } },
  ],
  options: [
    { name: 'target', default: 10, choices: [0, 5, 10, 11, 15] },
    { name: 'deals', default: 0, choices: [0, 1, 2, 3, 4, 5] },
    { name: 'stick', default: false, choices: [false, true] },
    { name: 'players', default: 4, choices: [4, 6] },
    { name: 'partners_best', default: 0, choices: [0, 1] },
    { name: 'best_when', default: 'given-first', choices: ['given-first', 'may-ask', 'discards-first'] },
    { name: 'best_for', default: 'loner', choices: ['loner', 'any-loner'] },
  ],
} as unknown as RulesOffered;

const server = vi.fn<(text: string) => Response | Promise<Response>>();

function reads(text: string): Response {
  return Response.json({ rules: text });
}

function refuses(code: string, options: readonly string[] = []): Response {
  return Response.json({ code, sentence: `The sentence of ${code}.`, options }, { status: 400 });
}

async function unreached(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A draft, after the server has answered whatever it was asked. */
async function draft(rules: string): Promise<Draft> {
  const made = new Draft(OFFERED, rules);
  await vi.advanceTimersByTimeAsync(500);
  return made;
}

/** The requests to the server. */
function asked(): string[] {
  return server.mock.calls.map(([text]) => text);
}

beforeEach(() => {
  vi.useFakeTimers();
  server.mockReset().mockImplementation(reads);
  vi.stubGlobal('fetch', async (path: string) => server(decodeURIComponent(path.replace('/api/rules/', ''))));
});

describe('the rules of a table', () => {
  test('are there from the beginning, and are all that the server is asked about', async () => {
    const made = new Draft(OFFERED, 'british,deals=3,stick=yes');
    expect([made.preset.name, made.options]).toEqual(['british', { target: 11, deals: 3, stick: true }]);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked()).toEqual(['british,deals=3,stick=yes']);
    expect(made.read?.rules).toBe('british,deals=3,stick=yes');
  });

  test('are the first preset without what is no longer offered', async () => {
    const made = await draft('german,target=15,speed=3,deals=99');
    expect(made.text).toBe('standard,target=15');
  });
});

describe('where the server is not reached', () => {
  test('the rules stay what they were, nothing conflicts, and it can be asked again', async () => {
    server.mockImplementation(unreached);
    const made = await draft('british');
    expect([made.text, made.read, made.conflict]).toEqual(['british', null, null]);
    expect(made.trouble).not.toBe('');
    server.mockImplementation(reads);
    made.retry();
    await vi.advanceTimersByTimeAsync(500);
    expect([made.read?.rules, made.trouble]).toEqual(['british', '']);
  });

  test.each(['limit/looks', 'server/error'])('a refusal with %s is no conflict either', async (code) => {
    server.mockReturnValue(refuses(code));
    const made = await draft('british');
    expect([made.conflict, made.trouble]).toEqual([null, `The sentence of ${code}.`]);
  });
});

describe('where two options do not go together', () => {
  beforeEach(() => {
    server.mockImplementation((text) => (/target=0|deals=0/.test(text) ? reads(text) : refuses('rules/conflict', ['target', 'deals'])));
  });

  test('a change that resolves it is found', async () => {
    const made = await draft('standard,deals=5');
    expect(made.conflict?.way).toMatchObject({ name: 'target', value: 0 });
  });

  test('the search ends once something else was chosen', async () => {
    server.mockImplementation(async (text) => {
      await new Promise((done) => setTimeout(done, 100));
      return text === 'british' ? reads(text) : refuses('rules/conflict', ['target', 'deals']);
    });
    const made = new Draft(OFFERED, 'standard,deals=5');
    await vi.advanceTimersByTimeAsync(150);
    made.choose('british');
    await vi.advanceTimersByTimeAsync(2000);
    expect([made.conflict, made.read?.rules]).toEqual([null, 'british']);
    expect(asked()).toHaveLength(3);
  });
});

describe('a rule that follows what it depends on', () => {
  const target = (text: string): number => Number(/target=(\d+)/.exec(text)?.[1] ?? 10);

  beforeEach(() => {
    server.mockImplementation((text) =>
      target(text) > 0 && /deals=[1-5]/.test(text) ? refuses('rules/conflict', ['target', 'deals']) : reads(text),
    );
  });

  test('is set along with it, and back with it', async () => {
    const made = await draft('standard');
    made.set('deals', 5);
    await vi.advanceTimersByTimeAsync(500);
    expect([made.text, made.conflict]).toEqual(['standard,target=0,deals=5', null]);
    expect(made.along).toEqual([{ because: 'deals', name: 'target', value: 0, before: 10 }]);
    made.set('deals', 0);
    await vi.advanceTimersByTimeAsync(500);
    expect([made.text, made.along]).toEqual(['standard', []]);
  });
});

describe('a rule that several others follow', () => {
  const WAYS = 'standard,players=6';

  test('sets what only follows, never the number of players', async () => {
    server.mockImplementation((text) =>
      text.includes('partners_best=1') && !/best_when=(may|discards)/.test(text)
        ? refuses('rules/conflict', ['players', 'partners_best', 'best_when'])
        : reads(text),
    );
    const made = await draft(WAYS);
    made.set('partners_best', 1);
    await vi.advanceTimersByTimeAsync(500);
    expect([made.text, made.conflict]).toEqual([`${WAYS},partners_best=1,best_when=may-ask`, null]);
    expect(made.along.map(({ name, because }) => [name, because])).toEqual([['best_when', 'partners_best']]);
  });

  test('sets them one after the other', async () => {
    server.mockImplementation((text) => {
      if (!text.includes('partners_best=0')) return reads(text);
      if (!text.includes('best_when=given-first')) return refuses('rules/conflict', ['partners_best', 'best_when']);
      return text.includes('best_for=loner') ? reads(text) : refuses('rules/conflict', ['partners_best', 'best_for']);
    });
    const made = await draft('railroad');
    made.set('partners_best', 0);
    await vi.advanceTimersByTimeAsync(500);
    expect([made.text, made.conflict]).toEqual(['railroad,partners_best=0,best_when=given-first,best_for=loner', null]);
    expect(made.along.map(({ name }) => name)).toEqual(['best_when', 'best_for']);
  });

  test('has no way where only the number of players is left', async () => {
    server.mockImplementation((text) =>
      text.includes('partners_best=1') ? refuses('rules/conflict', ['players', 'partners_best']) : reads(text),
    );
    const made = await draft(WAYS);
    made.set('partners_best', 1);
    await vi.advanceTimersByTimeAsync(500);
    expect(made.conflict?.way).toBeNull();
  });
});
