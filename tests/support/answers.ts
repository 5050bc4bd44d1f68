import { vi } from 'vitest';

/** Replaces the network: answers each call in turn, the last answer for all further calls. */
export function answerWith(...answers: (Response | Error | 'hang')[]) {
  let count = 0;
  const fetch = vi.fn((_url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    if (answer instanceof Error) return Promise.reject(answer);
    return new Promise((_, reject) => {
      const end = () => reject(new DOMException('Aborted', 'AbortError'));
      if (init?.signal?.aborted) end();
      init?.signal?.addEventListener('abort', end);
    });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** Returns a successful answer. */
export const ok = (data: unknown, meta?: unknown) => Response.json({ data, meta });

/** Returns a failed answer. */
export const problem = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'x', status, ...body }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
