import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountApp, callsOf, quickHashing, type Send } from '../support/account-calls';
import { type InsertedPerson, insertPerson, insertRoles, PASSWORD } from '../support/account-fixtures';
import { onEachDatabase } from './on-each-database';
import { aProfile } from './using-person';

/** Lines that attack code which trusts them: SQL, JSON, templates, paths, headers, markup. */
const STRINGS = [
  ...["' or 1=1 --", "'; drop table accounts; --", "') union select password_hash from accounts --", '" or ""="'],
  ...[
    "1' and pg_sleep(5)--",
    "' || pg_sleep(5) || '",
    '$1',
    '$$',
    '%s%s%n',
    '$' + '{7*7}',
    '{{7*7}}',
    '#{7*7}',
    '<%= 7*7 %>',
  ],
  ...[
    '\\',
    "\\'",
    '\\0',
    '\\u0000',
    '%00',
    '%',
    '_',
    '%%%',
    "'':*",
    '& | ! ( ) <-> :*',
    '{}',
    '[]',
    'null',
    'undefined',
  ],
  ...['NaN', 'true', '[object Object]', '../../etc/passwd', '..%2f..%2f', '|ls', '`id`', '$(id)', '; cat /etc/passwd'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "javascript:alert('x')", '<!--#exec cmd="ls"-->'],
  ...['½ ﬁﬂ № ㎏', '𝕸𝖚̈𝖑𝖑𝖊𝖗', '\u202Eabc', '\uFEFFabc\u200B', 'Ａｂｃ', 'ß', 'İ', '🙈'.repeat(20), 'a'.repeat(90)],
  ...['=cmd|x', '+1+1', '@SUM(1)', '-2+3', '*)(uid=*', '^(a+)+$', '{"$gt":""}', '__proto__', 'constructor'],
];
/** Values that are no text where a text is expected, and no number where a number is. */
const VALUES: unknown[] = [
  ...[
    0,
    -1,
    Number.POSITIVE_INFINITY,
    1.5,
    2_147_483_648,
    true,
    false,
    [],
    {},
    [[]],
    ['x'],
    { $gt: '' },
    { toString: 'x' },
  ],
  ...['\ud800', 'a\0b', 'a\nBcc: b@example.org', 'a\r\n\r\nb', 'x'.repeat(50_000)],
];
const TEXTS = ['firstName', 'lastName', 'street', 'plz', 'freeOrganization', 'private_street', 'private_plz'];
const ALL = [
  ...TEXTS,
  ...['email', 'passwordOld', 'phone', 'private_phone', 'url', 'salutation', 'community', 'private_community'],
  ...['organization', 'acceptAds', 'acceptConditions', 'acceptPrivacyPolicy', 'roleRelations'],
];
const SUGGESTION = ['name', 'extended_name', 'street', 'zipcode', 'community', 'phone', 'email', 'url'];

onEachDatabase('hostile input of a person', (backend, once) => {
  let person: InsertedPerson;
  let send: Send;
  const errors: unknown[] = [];

  beforeAll(() => insertRoles(backend().database));
  beforeEach(async () => {
    const { database } = backend();
    errors.length = 0;
    await database.script(
      'delete from accounts; delete from addresses where address_id >= 1000000; delete from attempts',
    );
    person = await insertPerson(database, { passwordHash: await quickHashing.hash(PASSWORD) });
    send = callsOf(accountApp(database, { onError: (error) => errors.push(error) }), person.token);
  });

  const schema = () =>
    backend().database.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );
  const save = (changes: object) =>
    send('PUT', 'persons', { ...aProfile({ email: person.email }), ...changes }, { 'if-match': '*' });

  it('is stored as it is, or refused', async () => {
    const before = await schema();
    for (const text of STRINGS) {
      const shortened = Object.fromEntries(
        TEXTS.map((name) => [name, name.endsWith('plz') ? text.slice(0, 20) : text]),
      );
      const { status, body, text: answer } = await save(shortened);
      expect(status, `${text} ${answer}`).toBe(200);
      for (const [name, typed] of Object.entries(shortened)) {
        expect(body.data[name]).toBe(typed.trim());
      }
      expect(await backend().database.query('select 1 from accounts')).toHaveLength(1);
    }
    expect(errors).toEqual([]);
    expect(await schema()).toEqual(before);
  }, 60_000);

  once(
    'of any type never breaks the server',
    async () => {
      // The test above sends all lines to each database.
      for (const value of [...STRINGS.slice(0, 12), ...VALUES]) {
        for (const name of ALL)
          expect((await save({ [name]: value })).status, `${name} ${JSON.stringify(value).slice(0, 60)}`).toBeLessThan(
            500,
          );
        const relation = { role: 1, address: 10, community: 1, district: null, status: 'new' };
        for (const name of ['id', 'role', 'address', 'community', 'district', 'status']) {
          const { status } = await save({ roleRelations: [{ ...relation, [name]: value }] });
          expect(status, `roleRelations ${name} ${JSON.stringify(value).slice(0, 60)}`).toBeLessThan(500);
        }
        for (const name of SUGGESTION) {
          const suggestion = { name: 'Halle', community: { community_id: 1 }, [name]: value };
          expect(
            (await send('POST', 'addresses', suggestion)).status,
            `${name} ${JSON.stringify(value).slice(0, 60)}`,
          ).toBeLessThan(500);
        }
        const { status } = await send('POST', 'persons/delete', { password: value });
        expect(status, `password ${JSON.stringify(value).slice(0, 60)}`).toBeLessThan(500);
      }
      expect(errors).toEqual([]);
    },
    120_000,
  );

  once(
    'in headers, paths and bodies that are no JSON is refused',
    async () => {
      const app = accountApp(backend().database, { onError: (error) => errors.push(error) });
      const put = (body: string, headers: Record<string, string>) =>
        app.request('/clients/stadt/api/persons', {
          method: 'PUT',
          body,
          headers: { token: person.token, ...headers },
        });
      const json = { 'content-type': 'application/json', 'if-match': '*' };
      for (const body of ['', 'x', '[]', '"x"', '7', 'null', '{', '{"a":1}x', `${'['.repeat(50_000)}`]) {
        expect((await put(body, json)).status, body.slice(0, 20)).toBe(400);
      }
      expect((await put('{}', { 'content-type': 'text/plain', 'if-match': '*' })).status).toBe(415);
      for (const tag of ["'; drop table accounts", '"v1', 'v', '"v999999999999999"', ',', '"v1"x', '**']) {
        const profile = aProfile({ email: person.email });
        expect((await put(JSON.stringify(profile), { ...json, 'if-match': tag })).status, tag).toBe(412);
      }
      for (const text of STRINGS.slice(0, 30)) {
        const value = encodeURIComponent(text);
        for (const path of [
          `personRoles/${value}`,
          `addresses/${value}`,
          `addresses?search=${value}`,
          `persons/${value}`,
        ]) {
          expect((await send('GET', path)).status, path).toBeLessThan(500);
        }
        const headers = { token: value, 'accept-language': value, 'idempotency-key': value };
        expect(
          (await app.request('/clients/stadt/api/persons/restore', { method: 'POST', headers })).status,
        ).toBeLessThan(500);
      }
      expect(errors).toEqual([]);
    },
    60_000,
  );
});
