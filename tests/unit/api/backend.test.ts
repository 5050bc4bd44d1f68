// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { createApi } from '../../../src/api/api';
import { hasOf, isMissingCall, isUnlisted, noteRefusal, noteSettings, onBackendChange } from '../../../src/api/backend';
import { requestEarly } from '../../../src/loader/early-request';

let host = '';
let count = 0;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  count += 1;
  host = `https://backend-${count}.example`;
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

const answerWith = (status: number, body: unknown = {}) =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(
      async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );

const urlOf = (path: string) => `${host}/api/${path}`;
const api = () => createApi(host, { token: () => undefined });

it('sends no call that the list of a backend lacks, and says why it failed', async () => {
  const fetch = answerWith(200, { data: [] });
  noteSettings(host, { capabilities: ['days'] });
  await expect(api().get('events/places')).rejects.toMatchObject({ failure: 'missing' });
  await expect(api().post('searches', {})).rejects.toMatchObject({ failure: 'missing' });
  await expect(requestEarly(urlOf('communities?search=ulm'))).rejects.toThrow();
  expect(fetch).not.toHaveBeenCalled();
  await api().get('events/days');
  await api().get('events');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([404, 405, 501])('asks once for what answers %d, and names it once', async (status) => {
  const fetch = answerWith(status);
  const changed = vi.fn();
  const stop = onBackendChange(changed);
  for (let attempt = 0; attempt < 3; attempt++)
    await api()
      .get('events/days')
      .catch(() => undefined);
  await requestEarly(urlOf('events/days')).catch(() => undefined);
  stop();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(hasOf(host)('days', true)).toBe(false);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`/api/events/days answered ${status}`)]]);
});

it('asks once for what answers 404, even if several calls begin at once; of what is there all are answered', async () => {
  const fetch = answerWith(404);
  const months = [11, 12, 1].map((month) => api().get('events/days', { month }));
  expect((await Promise.allSettled(months)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(fetch).toHaveBeenCalledTimes(1);
  const places = answerWith(200, { data: [] });
  await Promise.all([1, 2, 3].map((page) => api().get('events/places', { page })));
  expect(places).toHaveBeenCalledTimes(4);
});

it('hears a refusal of an early request', async () => {
  const fetch = answerWith(404);
  await requestEarly(urlOf('clientSettings')).catch(() => undefined);
  await api()
    .get('clientSettings')
    .catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps what a backend lists, whatever one call answers', () => {
  noteSettings(host, { capabilities: ['days'] });
  noteRefusal(urlOf('events/days'), 404);
  expect(hasOf(host)('days')).toBe(true);
});

it('keeps what a backend lists, also if a proxy has refused it before the list arrived', () => {
  for (const path of ['auth/login', 'articles', 'persons/favourites']) noteRefusal(urlOf(path), 404);
  expect(hasOf(host)('auth')).toBe(false);
  noteSettings(host, { capabilities: ['auth', 'favourites'] });
  expect([hasOf(host)('auth'), hasOf(host)('favourites'), hasOf(host)('articles')]).toEqual([true, true, false]);
  expect([isMissingCall(urlOf('auth/login')), isMissingCall(urlOf('persons/favourites'))]).toEqual([false, false]);
});

it('sends another attempt to log in after one that was refused with 404, unless a list lacks it', async () => {
  const fetch = answerWith(404);
  for (let attempt = 0; attempt < 2; attempt++)
    await api()
      .post('auth/login', { username: 'wrong' })
      .catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(2);
  noteSettings(host, { capabilities: [] });
  await expect(api().post('auth/login', {})).rejects.toMatchObject({ failure: 'missing' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('reads any list of names without harm', () => {
  const names = [
    ...Array.from({ length: 100_000 }, (_, index) => `name-${index}`),
    '__proto__',
    'constructor',
    {},
    null,
  ];
  noteSettings(host, { capabilities: [...names, 'days'] });
  const has = hasOf(host) as (part: string, isNamed?: boolean) => boolean;
  expect(['days', 'auth', '__proto__', 'constructor'].map((part) => has(part, true))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('advises to list capabilities for what is one', () => {
  for (const path of ['clientSettings', 'rubrics', 'events/days']) noteRefusal(urlOf(path), 404);
  const said = warn.mock.calls.map(([message]) => String(message));
  expect(said.map((message) => message.includes('clientSettings.capabilities'))).toEqual([false, false, true]);
  expect(said[0]).toContain('host is wrong');
});

it('withdraws nothing for a failure that may pass', async () => {
  answerWith(500);
  await api()
    .get('events/days')
    .catch(() => undefined);
  expect(isMissingCall(urlOf('events/days'))).toBe(false);
});

it('comes right when the settings arrive after a failure', () => {
  expect(hasOf(host)('feeds')).toBe(false);
  const changed = vi.fn();
  const stop = onBackendChange(changed);
  noteSettings(host, { capabilities: ['feeds'] });
  noteSettings(host, { capabilities: ['feeds'], name: 'Another' });
  stop();
  expect(hasOf(host)('feeds')).toBe(true);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('takes the settings of a client for the host to which they lead, unless that has its own', () => {
  const other = `https://other-${count}.example`;
  noteSettings(host, { capabilities: ['feeds'], overrideHost: `${other}/` });
  expect(hasOf(other)('feeds')).toBe(true);
  noteSettings(other, { capabilities: ['days'] });
  noteSettings(host, { capabilities: ['feeds'], overrideHost: other });
  expect([hasOf(other)('feeds'), hasOf(other)('days')]).toEqual([false, true]);
});

it('tells a list without log-in from no list', () => {
  expect(isUnlisted(host, 'auth')).toBe(false);
  noteRefusal(urlOf('auth/login'), 404);
  expect(isUnlisted(host, 'auth')).toBe(false);
  noteSettings(host, { capabilities: [] });
  expect(isUnlisted(host, 'auth')).toBe(true);
});

it('reads a bare list as data, and names it once', async () => {
  answerWith(200, [{ id: 7 }]);
  await expect(api().get('events')).resolves.toMatchObject({ data: [{ id: 7 }] });
  await expect(requestEarly(urlOf('events'))).resolves.toEqual({ data: [{ id: 7 }] });
  await expect(api().post('auth/login', {})).rejects.toMatchObject({ failure: 'broken' });
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`${urlOf('events')} answers with a bare list`)]]);
});
