/** HTTP requests outside a live table. */

import { spokenLanguage, t } from '../language/words.svelte';

/** The server's refusal: one sentence for people, a code for programs, and the house rules that it is about. */
export class Trouble extends Error {
  override readonly name = 'Trouble';

  constructor(
    readonly code: string,
    sentence: string,
    readonly options: readonly string[] = [],
  ) {
    super(sentence);
  }
}

/** True for the code of a refusal that says nothing about what was asked: there was no answer, or none for a while. */
export function isForAWhile(code: string): boolean {
  return /^(page|limit|server)\//.test(code);
}

/** Fetch something, unparsed. Throws `Trouble`. */
export async function fetched(path: string, request: RequestInit = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  if (!headers.has('accept-language')) headers.set('accept-language', spokenLanguage());
  let response: Response;
  try {
    response = await fetch(path, { ...request, headers });
  } catch {
    throw new Trouble('page/offline', t('app-no-server'));
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as { code?: string; sentence?: string; options?: readonly string[] } | null;
  const { code = 'page/answer', sentence = t('app-server-error', { status: response.status }), options = [] } = refusal ?? {};
  throw new Trouble(code, sentence, options);
}

/** Fetch something, for example `ask<MyMatch[]>('/api/games')`. Throws `Trouble`. */
export async function ask<Answer>(path: string, request: RequestInit = {}): Promise<Answer> {
  return (await (await fetched(path, request)).json()) as Answer;
}

/** The content type proves that this is no form of another site. */
const JSON_TYPE = { 'content-type': 'application/json' };

/** Send something and fetch the answer. Throws `Trouble`. */
export async function post<Answer>(path: string, body: unknown, request: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(JSON_TYPE)) headers.set(name, value);
  return ask<Answer>(path, { ...request, method: 'POST', headers, body: JSON.stringify(body) });
}

/** Let something be done that has no answer. Throws `Trouble`. */
export async function order(path: string, body?: unknown): Promise<void> {
  await fetched(path, { method: 'POST', headers: JSON_TYPE, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** Put something in place of what is there. Throws `Trouble`. */
export async function put(path: string, body: unknown): Promise<void> {
  await fetched(path, { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify(body) });
}

/** Delete something. Throws `Trouble`. */
export async function remove(path: string): Promise<void> {
  await fetched(path, { method: 'DELETE', headers: JSON_TYPE });
}

/** The message of an error, as a sentence for people. */
export function sentenceOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
