// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../../src/api/api';
import type { Client } from '../../../../src/app/client';
import { createQueryCache } from '../../../../src/app/query-cache';
import { deleteAccount, exportPerson, restoreAccount, savePerson } from '../../../../src/features/profile/api';
import { answerWith, ok } from '../../../support/answers';
import { aPersonAnswer } from '../../../support/person-answers';

const HOST = 'https://portal.example/clients/stadt';
const attempt = { idempotencyKey: 'key-12345', language: 'en' };
type Source = Pick<Client, 'api' | 'queryCache'>;
let source: Source;

beforeEach(() => {
  const api = createApi(HOST, { token: () => 'token-1' });
  source = { api, queryCache: createQueryCache(api) };
});
afterEach(() => vi.unstubAllGlobals());

/** Makes a call against one answer, and gives what was sent. */
async function sentBy(call: (source: Source) => Promise<unknown>, answer: unknown) {
  const fetch = answerWith(ok(answer));
  await call(source);
  const [url, init] = fetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  return {
    url: String(url).replace(HOST, ''),
    method: init?.method,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    token: headers.get('token'),
    key: headers.get('idempotency-key'),
    match: headers.get('if-match'),
    language: headers.get('accept-language'),
  };
}

const profile = { firstName: 'Jürgen', lastName: 'Müller', email: 'j@example.org' };

describe('The calls of the profile', () => {
  it('GET persons/export carries the token', async () => {
    expect(await sentBy(exportPerson, {})).toMatchObject({
      url: '/api/persons/export',
      method: 'GET',
      token: 'token-1',
      body: undefined,
    });
  });

  it('PUT persons names the version and the attempt', async () => {
    const sent = await sentBy((from) => savePerson(from, profile, { ...attempt, ifMatch: '"3"' }), aPersonAnswer());
    expect(sent).toEqual({
      url: '/api/persons',
      method: 'PUT',
      body: profile,
      token: 'token-1',
      key: 'key-12345',
      match: '"3"',
      language: 'en',
    });
  });

  it('POST persons/delete sends the password and returns the day', async () => {
    const sent = await sentBy((from) => deleteAccount(from, 'geheim!1', attempt), { deletionDue: '2026-12-05' });
    expect(sent).toMatchObject({ url: '/api/persons/delete', method: 'POST', body: { password: 'geheim!1' } });
    answerWith(ok({ deletionDue: '2026-12-05T10:00:00Z' }));
    expect(await deleteAccount(source, 'x', attempt)).toBe('2026-12-05T10:00:00Z');
  });

  it('POST persons/restore cancels the deletion', async () => {
    const sent = await sentBy((from) => restoreAccount(from, 'de'), aPersonAnswer());
    expect(sent).toMatchObject({ url: '/api/persons/restore', method: 'POST', body: {}, language: 'de' });
  });
});
