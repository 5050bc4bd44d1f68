import { beforeAll, describe, expect, it } from 'vitest';
import openapi from '../../demo/server/openapi.json';
import { anAccount, aSignUp, call, PASSWORD, tokenFor } from '../support/auth-calls';
import { onOneDatabase } from './on-each-database';
import { expectRefusal, usingAccounts } from './using-accounts';

const PREFIX = '/api/';
/** Every call that changes something and has a body, by the description. */
const writes = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, object>)
    .filter(([, description]) => 'requestBody' in description)
    .map(([method]) => [method.toUpperCase(), path.replace(PREFIX, '')] as const),
);
const authWrites = writes.filter(([, path]) => path.startsWith('auth/'));
const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

onOneDatabase('account calls', (backend) => {
  const { app } = usingAccounts(backend);
  const send = (method: string, path: string, init: RequestInit = {}) =>
    app().request(`/clients/stadt/api/${path}`, { method, ...init });
  const withType = (type: string, body: string) => ({ headers: { 'Content-Type': type }, body });

  let token: string;
  beforeAll(async () => {
    token = await tokenFor(app(), await anAccount(app(), backend().database));
  });

  describe.each(authWrites)('%s %s', (method, path) => {
    it('accepts JSON only', async () => {
      const headers = { token };
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'text/json',
        'application/jsonp',
        'application/problem+json',
      ]) {
        const response = await send(method, path, { headers: { ...headers, 'Content-Type': type }, body: '{}' });
        expect(response.status, type).toBe(415);
      }
      expect((await send(method, path, { headers })).status).toBe(415);
      for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
        const response = await send(method, path, { headers: { ...headers, 'Content-Type': type }, body: '{}' });
        expect([404, 422], type).toContain(response.status);
      }
    });

    it.each([
      ['nothing', '', 400],
      ['no JSON', '{"a":', 400],
      ['a list', '[]', 400],
      ['a text', '"x"', 400],
      ['a number', '1', 400],
      ['null', 'null', 400],
      ['deep lists', deep('[', ']', 40_000), 400],
      ['deep objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`, 422],
      ['much', `{"a":"${'x'.repeat(100_000)}"}`, 413],
      ['too much', `{"a":"${'x'.repeat(1_100_000)}"}`, 413],
      ['prototypes', '{"__proto__":{"key":"x","email":"a@b.example"},"constructor":{"prototype":{}}}', 422],
      [
        'wrong kinds',
        '{"username":{},"password":[],"email":1,"key":{"$gt":""},"password1":[],"password2":true,"passwordOld":{}}',
        422,
      ],
      ['a BOM', '\ufeff[]', 400],
    ])('refuses %s', async (_name, body, status) => {
      const response = await send(method, path, {
        ...withType('application/json', body),
        headers: { 'Content-Type': 'application/json', token },
      });
      // A key that is no text counts as unknown, so these calls may also answer 404.
      const expected =
        path === 'auth/confirm' || path.includes('re') ? [status, status === 422 ? 404 : status] : [status];
      expect(expected).toContain(response.status);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Object.prototype).not.toHaveProperty('key');
    });

    it.each(['GET', 'DELETE', 'PATCH', 'POST', 'PUT', 'PROPFIND'].filter((other) => other !== method))(
      'does not answer to %s',
      async (other) => {
        const response = await send(other, path);
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe(`${method}, OPTIONS`);
        expect((await response.json()).code).toBe('method_not_allowed');
      },
    );

    it('does not exist for an unknown client', async () => {
      const sent = { method, ...withType('application/json', '{}') };
      const response = await app().request(`/clients/nope/api/${path}`, sent);
      expect([response.status, (await response.json()).code]).toEqual([404, 'unknown_client']);
    });

    it('can be called by other origins', async () => {
      const response = await send('OPTIONS', path);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-methods')).toContain(method);
      const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
      expect(allowed).toEqual(
        expect.arrayContaining([
          'token',
          'content-type',
          'if-match',
          'if-none-match',
          'idempotency-key',
          'accept-language',
        ]),
      );
      // Browsers must never send cookies or other credentials of theirs.
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    });
  });

  it('does not let the method be changed by a header or a parameter', async () => {
    const headers = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST', 'X-HTTP-Method': 'POST' };
    expect((await send('GET', 'auth/logout?_method=POST', { headers })).status).toBe(405);
  });

  it('never answers a header that was sent', async () => {
    const { headers } = await call(app(), 'POST', 'auth/renew', undefined, { token, headers: { 'X-Evil': 'evil' } });
    expect(JSON.stringify([...headers])).not.toMatch(new RegExp(`${token}|evil`));
    expect(headers.get('vary')).toContain('token');
  });
});

onOneDatabase('account calls with hostile fields', (backend) => {
  const { app } = usingAccounts(backend);

  it('survives hostile values in every field', async () => {
    const { database } = backend();
    const texts = [
      '\0',
      "' or 1=1 --",
      '\\',
      '%',
      '\u202e',
      'ﬁ',
      '𝕸'.repeat(50),
      'ä'.repeat(5000),
      '\r\nBcc: x',
      '\ud800',
      '{{7*7}}',
      '../../',
      '-1',
      'null',
    ];
    const fields = Object.keys(aSignUp());
    for (const text of texts) {
      for (const field of fields) {
        const { status } = await call(app(), 'POST', 'auth/signup', { ...aSignUp(), [field]: text });
        expect([201, 422], `${field} ${JSON.stringify(text)}`).toContain(status);
      }
      for (const sent of [
        { username: text, password: text },
        { username: 'x', password: text },
      ]) {
        const { status } = await call(app(), 'POST', 'auth/login', sent, { from: text.slice(0, 20) });
        expect([401, 422, 429], JSON.stringify(text)).toContain(status);
      }
      for (const path of ['auth/magic', 'auth/request-reset', 'auth/confirm/resend'])
        expect([202, 422]).toContain((await call(app(), 'POST', path, { email: text, username: text })).status);
    }
    const stored = await database.query<{ client: string }>('select distinct client from accounts');
    expect(stored).toEqual([{ client: 'stadt' }]);
    expect(backend().errors).toEqual([]);
  }, 60_000);

  it('accepts a password exactly as it was stored, with any characters', async () => {
    for (const password of ['Schlüssel zum Keller', '🔑🔑🔑🔑🔑🔑🔑🔑', `"'\\;--<b>$1%00`, ` ${PASSWORD}\t`]) {
      const email = await anAccount(app(), backend().database, { password1: password, password2: password });
      const answer = await call(app(), 'POST', 'auth/login', { username: email, password });
      expect(answer.status, password).toBe(200);
      if (password.trim() !== password)
        expectRefusal(
          await call(app(), 'POST', 'auth/login', { username: email, password: password.trim() }),
          401,
          'invalid-credentials',
        );
    }
  });
});
