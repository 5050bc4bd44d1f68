import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../src/api/api';
import { type CalledDeed, doWith } from '../../../../../src/features/recording/my-events/deeds';
import { OutcomeNotice } from '../../../../../src/features/recording/my-events/outcome-notice';
import { type OwnEvent, toOwnEvent } from '../../../../../src/features/recording/my-events/own-event';
import { standingChanges } from '../../../../../src/features/recording/my-events/standing-changes-lazy';
import { useCopy } from '../../../../../src/features/recording/my-events/use-copy';
import { useDeeds } from '../../../../../src/features/recording/my-events/use-deeds';
import { ok, problem } from '../../../../support/answers';
import { until } from '../../../../support/settle';
import { aPortal, click, get, HOST, show, withReact } from '../../../portal/form/harness';

withReact();
beforeAll(async () => {
  await Promise.all([loadTransport(), standingChanges.load()]);
});

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
const SILENCE = 'silence';

/** What happens to a call, by name. */
const FAULTS: Record<string, (() => Response) | typeof SILENCE> = {
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
/** After this one nothing more is tried. */
const LOGGED_OUT = '401';
const CODES = /undefined|NaN|\[object|Error|\b[45]\d\d\b|\{|zzz|internal|_/;

const event = (id: string): OwnEvent =>
  toOwnEvent({
    id,
    title: `Abend ${id}`,
    standing: 'published',
    state: 'published',
    appointmentCount: 1,
    updatedAt: '2026-11-20T18:30:00Z',
  });
const EVENTS = ['a', 'b', 'c'].map(event);

/** A server that fails with what is done to one event, as long as there is a fault. */
function aServer(failing: string) {
  const server = {
    fault: undefined as (typeof FAULTS)[string] | undefined,
    sent: [] as string[],
    keys: [] as (string | null)[],
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, signal }: RequestInit = {}) => {
    const [id = ''] = /my\/events\/(\w)/.exec(url)?.slice(1) ?? [];
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
  Object.assign(portal.client, { api: createApi(HOST, { token: () => 'token' }) });
  Object.assign(portal, { navigate: (route: string) => gone.push(route) });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  return { server, portal, gone };
}

/** Presses a button, and lets the time pass after which nobody waits any longer for a server that is silent. */
async function press(place: ParentNode, selector: string, name: string) {
  if (name !== SILENCE) return click(place, selector);
  vi.useFakeTimers();
  await click(place, selector);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
}

const alertIn = (place: ParentNode) => until(() => get(place, '[role="alert"]').textContent ?? '');

describe.each<CalledDeed>(['delete', 'restore', 'publish', 'cancel'])('of several events at once: %s', (deed) => {
  function List() {
    const { run, outcome, dismiss, progress } = useDeeds(() => undefined);
    return (
      <>
        <button type="button" className="all" onClick={() => void run(deed, EVENTS)}>
          {progress?.done}
        </button>
        {outcome && (
          <OutcomeNotice
            outcome={outcome}
            onUndo={() => undefined}
            onRetry={(events) => void run(deed, events)}
            onClose={dismiss}
          />
        )}
      </>
    );
  }

  it.each(Object.keys(FAULTS).filter((name) => name !== LOGGED_OUT))(
    'the one that fails is named with the reason, the others are done: %s',
    async (name) => {
      const { server, portal } = aServer('b');
      server.fault = FAULTS[name];
      const { place } = await show(portal, <List />);
      await press(place, '.all', name);
      const alert = await alertIn(place);
      expect(alert).toMatch(/Abend b: .{20}/);
      expect(alert).not.toMatch(CODES);
      expect(alert).not.toMatch(/Abend [ac]/);
      expect(get(place, '[role="status"]').textContent).toMatch(/^2 /);
      server.fault = undefined;
      server.sent.length = 0;
      await click(place, '[role="alert"] button');
      await until(() => expect(place.querySelector('[role="alert"]')).toBeNull());
      expect(server.sent).toEqual(['b']);
      expect(get(place, '[role="status"]').textContent).toContain('Abend b');
    },
  );

  it('without a session the rest is not tried, and all of it can be tried again', async () => {
    const { server, portal } = aServer('b');
    server.fault = FAULTS[LOGGED_OUT];
    const { place } = await show(portal, <List />);
    await click(place, '.all');
    const alert = await alertIn(place);
    expect(alert).toMatch(/Abend b: .{20}.*Abend c: .{20}/);
    expect(server.sent).toEqual(['a', 'b']);
    server.fault = undefined;
    await click(place, '[role="alert"] button');
    await until(() => expect(place.querySelector('[role="alert"]')).toBeNull());
    expect(server.sent).toEqual(['a', 'b', 'b', 'c']);
  });
});

describe('copying an event', () => {
  function Copy() {
    const { run, failure } = useCopy();
    return (
      <>
        <button type="button" className="copy" onClick={() => void run(event('b'))} />
        {failure}
      </>
    );
  }

  it.each(Object.keys(FAULTS))(
    'says why it failed, and makes no second copy when it is tried again: %s',
    async (name) => {
      const { server, portal, gone } = aServer('b');
      server.fault = FAULTS[name];
      const { place } = await show(portal, <Copy />);
      await press(place, '.copy', name);
      const alert = await alertIn(place);
      expect(alert).toMatch(/„Abend b“ ließ sich nicht kopieren.{20}/);
      expect(alert).not.toMatch(CODES);
      expect(gone).toEqual([]);
      server.fault = undefined;
      await click(place, '[role="alert"] button');
      await until(() => expect(gone).toEqual([expect.stringContaining('b2')]));
      expect(new Set(server.keys).size).toBe(1);
      expect(place.querySelector('[role="alert"]')).toBeNull();
    },
  );
});

it('a fault that nobody tells would be noticed: the control', async () => {
  const { server, portal } = aServer('b');
  server.fault = FAULTS['500'];
  await expect(doWith(portal.client, 'delete', event('b'))).rejects.toThrow();
  server.fault = undefined;
  await expect(doWith(portal.client, 'delete', event('b'))).resolves.toBe(false);
});
