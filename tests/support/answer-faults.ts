import { vi } from 'vitest';
import { problem } from './answers';

const told = (text: string, type: string) => () => new Response(text, { headers: { 'content-type': type } });
/** A call without an answer. */
export const SILENCE = 'silence';

/** Faults by which a call gets no usable answer, by name; a function throws the error of the network. */
export const ANSWER_FAULTS: Record<string, (() => Response) | typeof SILENCE> = {
  ...Object.fromEntries([400, 401, 403, 409, 422, 500, 502, 504].map((status) => [status, () => problem(status)])),
  '429 for a minute': () => problem(429, {}, { 'retry-after': '60' }),
  'no network': () => {
    throw new TypeError('Failed to fetch');
  },
  'nothing at all': told('', 'application/json'),
  'a captive portal': told('<!doctype html><title>WLAN</title>', 'text/html'),
  'cut JSON': told('{"data":[{"id":"1","ti', 'application/json'),
  'wrong types': told('{"data":"none","meta":"none"}', 'application/json'),
  'null data': told('{"data":null,"meta":null}', 'application/json'),
  'missing data': told('{}', 'application/json'),
  [SILENCE]: SILENCE,
};

/** Texts that no reader should see. */
export const CODES = /undefined|NaN|\[object|Error|\b[45]\d\d\b|\{|zzz|internal|_/;

/** Replaces a server whose answers fail while there is a fault. @param answer to a call such as 'GET articles' */
export function answerUnlessFaulty(
  fault: (typeof ANSWER_FAULTS)[string] | undefined,
  answer: (call: string) => Response,
) {
  const server = { fault, calls: [] as string[], bodies: [] as unknown[] };
  vi.stubGlobal('fetch', async (url: string, { signal, method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url.replace(/^.*\/api\//, '')}`;
    server.calls.push(call);
    server.bodies.push(body);
    if (!server.fault) return answer(call);
    if (server.fault !== SILENCE) return server.fault();
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  return server;
}
