import { act } from 'react';
import { proxy } from 'valtio';
import { vi } from 'vitest';
import { createApi } from '../../../../../src/api/api';
import type { Portal } from '../../../../../src/app/portal';
import { ok, problem } from '../../../../support/answers';
import { until } from '../../../../support/settle';
import { aPortal, click, get, HOST } from '../../../forms/saving/harness';

const told =
  (text: string, type = 'application/json') =>
  () =>
    new Response(text, { status: 200, headers: { 'content-type': type } });
const refused =
  (status: number, code?: string, more: object = {}) =>
  () =>
    problem(status, { code, ...more });
const GAPS = {
  errors: [
    { path: 'dates.0.date', code: 'required' },
    { path: 'zzz', code: 'zzz_code' },
  ],
};
export const SILENCE = 'silence';

/** Faulty responses by name. */
export const FAULTS: Record<string, (() => Response) | typeof SILENCE> = {
  'an unknown code': refused(400, 'zzz_code'),
  '401': refused(401, 'invalid-token'),
  '403': refused(403, 'recording_off'),
  '404': refused(404, 'not_found'),
  '409': refused(409, 'locked'),
  '409 while the first is under way': refused(409, 'key_in_use'),
  '412': refused(412, 'conflict'),
  '413': refused(413, 'too_large'),
  '415': refused(415, 'wrong_media_type'),
  '422 with fields': refused(422, 'wrong_data', GAPS),
  '429': () => problem(429, { code: 'too_many_attempts' }, { 'retry-after': '60' }),
  '500': refused(500, 'internal'),
  'broken JSON': told('{"data":{"id":"1","ti'),
  'a captive portal': told('<!doctype html><title>WLAN</title>', 'text/html'),
  'no network': () => {
    throw new TypeError('Failed to fetch');
  },
  [SILENCE]: SILENCE,
};
/** Final refusals: a retry cannot succeed. */
export const FINAL: readonly string[] = ['403', '404', '409', '413', '415', '422 with fields'];
/** After this one nothing more is tried with several. */
export const LOGGED_OUT = '401';
/** Matches technical text that no user should read. */
export const CODES = /undefined|NaN|\[object|Error|\b[45]\d\d\b|\{|zzz|internal|_/;

/** A server that fails with what is done to one event, as long as there is a fault. */
export function aServer(failing: string) {
  const server = {
    fault: undefined as (typeof FAULTS)[string] | undefined,
    sent: [] as string[],
    keys: [] as (string | null)[],
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, signal }: RequestInit = {}) => {
    const [id = ''] = /my\/(?:events|articles)\/(\w)/.exec(url)?.slice(1) ?? [];
    if (method === 'HEAD') return ok(null);
    if (method === 'GET') return ok({ id, state: 'draft', title: `Abend ${id}` });
    server.sent.push(id);
    server.keys.push(new Headers(headers).get('idempotency-key'));
    if (id !== failing || !server.fault) return ok({ id: `${id}2`, state: 'published', title: 'Abend' });
    if (server.fault !== SILENCE) return server.fault();
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  const portal = aPortal({ personId: '1' });
  const gone: string[] = [];
  const serverSettings = proxy({ raw: {} });
  Object.assign(portal.client, { api: createApi(HOST, { token: () => 'token' }), serverSettings });
  Object.assign(portal, { navigate: (route: string) => gone.push(route) });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  return { server, portal: portal as Portal, gone };
}

/** Presses a button, and lets the time pass after which nobody waits any longer for a server that is silent. */
export async function press(place: ParentNode, selector: string, name: string) {
  if (name !== SILENCE) return click(place, selector);
  vi.useFakeTimers();
  await click(place, selector);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
}

/** The words of what was refused for good, once they are told: no failure, and no other try is offered. */
export const leftIn = (place: ParentNode, title: RegExp) =>
  until(() => {
    const found = [...place.querySelectorAll('[role="status"]')].find(({ textContent }) =>
      title.test(textContent ?? ''),
    );
    const text = found?.textContent ?? '';
    if (text === '' || text.includes('Erneut versuchen') || place.querySelector('[role="alert"]'))
      throw new Error(`Nothing is told: ${place.textContent}`);
    return text;
  });

/** The words of the failure, once it is told. */
export const alertIn = (place: ParentNode) => until(() => get(place, '[role="alert"]').textContent ?? '');
