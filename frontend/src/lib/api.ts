/** Asking the server for something outside a table. */

/** The server's refusal: one sentence for people, a code for programs, and the house rule that it is about. */
export class Trouble extends Error {
  override readonly name = 'Trouble';

  constructor(
    readonly code: string,
    sentence: string,
    readonly option: string | null = null,
  ) {
    super(sentence);
  }
}

/** Fetch something, for example `ask<Game[]>('/api/games')`. Throws `Trouble`. */
export async function ask<Answer>(path: string, request: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Trouble('page/offline', 'The server cannot be reached. Is it still running?');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Answer;
  const { code, sentence, option } = (body ?? {}) as { code?: string; sentence?: string; option?: string | null };
  throw new Trouble(code ?? 'page/answer', sentence ?? `The server answered ${response.status}.`, option ?? null);
}

/** Send something and fetch the answer. Throws `Trouble`. */
export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return ask<Answer>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
