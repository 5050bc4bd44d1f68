import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeDue } from '../../demo/server/persons/deletion';
import type { Database } from '../../demo/server/platform/database/database';
import { etagOfVersion } from '../../demo/server/platform/http/versions';
import { accountApp, callsOf, quickHashing, type Send } from '../support/account-calls';
import { type InsertedPerson, insertPerson, insertRelation, insertRoles, PASSWORD } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** Every place of the database where one of the texts stands, as 'table.column'. */
async function placesOf(database: Database, texts: string[]): Promise<string[]> {
  const columns = await database.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type not in ('bit', 'bytea')`,
  );
  const places: string[] = [];
  for (const { table, column } of columns) {
    const found = await database.query(
      `select 1 from ${table} where exists (
         select 1 from unnest($1::text[]) as text where position(lower(text) in lower(${column}::text)) > 0) limit 1`,
      [texts],
    );
    if (found.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}

onOneDatabase('the data of a person', (backend) => {
  let hash = '';
  let person: InsertedPerson;
  let send: Send;
  let clock = NOW;

  beforeAll(async () => {
    hash = await quickHashing.hash(PASSWORD);
    await insertRoles(backend().database);
  });
  beforeEach(async () => {
    const { database } = backend();
    clock = NOW;
    await database.script(
      'delete from mails; delete from accounts; delete from attempts; delete from idempotency_keys',
    );
    await database.script('delete from addresses where owner_id is not null or address_id >= 1000000');
    person = await insertPerson(database, {
      email: 'quirina@example.org',
      username: 'quirina',
      firstName: 'Quirina',
      lastName: 'Quastenflosser',
      passwordHash: hash,
      tokenExpires: inDays(30),
    });
    send = callsOf(accountApp(database, { now: () => clock }), person.token);
  });

  const profile = (changes: object = {}) => ({
    ...{ salutation: 3, firstName: 'Quirina', lastName: 'Quastenflosser', email: 'quirina@example.org' },
    ...{ street: 'Quastenweg 1', plz: '72793', phone: '07121 998877' },
    ...{ acceptConditions: true, acceptPrivacyPolicy: true },
    ...changes,
  });
  /** Leaves traces of the person in every table that can hold any. */
  const leaveTraces = async () => {
    const relation = await insertRelation(backend().database, person.id, { status: 'rejected' });
    await backend().database.query(`update relation_history set reason = 'An Quirina' where relation_id = $1`, [
      relation,
    ]);
    const suggestion = { name: 'Quastenhaus', email: 'quirina@example.org', community: { community_id: 1 } };
    await send('POST', 'addresses', suggestion, { 'idempotency-key': 'suggestion-of-quirina' });
    await send('PUT', 'persons', profile({ email: 'quirina.neu@example.org', passwordOld: PASSWORD }), {
      'if-match': '*',
      'idempotency-key': 'save-of-quirina',
    });
    await send('POST', 'persons/delete', { password: 'falsch' });
  };

  describe('as an export', () => {
    it('contains each picture as uploaded, with its crop', async () => {
      await backend().database.query(
        `insert into media (id, client, owner_id, kind, state, width, height, crop)
         values ('cut', 'stadt', $1, 'upload', 'stored', 800, 600, '{"x":0,"y":0,"width":0.5,"height":1}')`,
        [person.id],
      );
      const { body } = await send('GET', 'persons/export');
      expect(body.data.media).toMatchObject([
        {
          image: {
            width: 400,
            crop: { width: 0.5 },
            whole: expect.stringMatching(/^\/api\/media\/cut\/\{width\}\?cut=whole&key=.+/),
          },
        },
      ]);
    });

    it('is everything that is stored, except hashes', async () => {
      await leaveTraces();
      const { status, headers, body, text } = await send('GET', 'persons/export');
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body.data).toMatchObject({
        person: { username: 'quirina', lastName: 'Quastenflosser', pendingEmail: 'quirina.neu@example.org' },
        account: { status: 'verified', language: 'de', emailConfirmedAt: '2026-05-10T10:00:00Z' },
        consents: { privacyPolicy: true, conditions: true, ads: false },
        relations: [{ status: 'rejected', history: [{ status: 'new' }, { status: 'rejected', reason: 'An Quirina' }] }],
        tokens: [{ createdAt: '2026-05-10T10:00:00Z', expiresAt: '2026-06-09T10:00:00Z' }],
        mailKeys: [{ purpose: 'email', email: 'quirina.neu@example.org' }],
        mails: [{ recipient: 'quirina@example.org', at: '2026-05-10T10:00:00Z' }],
        suggestedAddresses: [{ name: 'Quastenhaus' }],
        requests: [{ status: 201 }, { status: 200 }],
        exportedAt: NOW.toISOString(),
      });
      expect(body.data.attempts.map(({ kind }: { kind: string }) => kind)).toEqual(['password']);
      expect(text).not.toContain(hash);
      expect(text).not.toMatch(/argon2|\\\\x|hash|[\w-]{43}/i);
    });

    it('does not reveal an address that the person only requested', async () => {
      const { database } = backend();
      const owner = await insertPerson(database, { email: 'vergeben@example.org', passwordHash: hash });
      await callsOf(accountApp(database), owner.token)('POST', 'persons/delete', { password: 'falsch' });
      const guess = callsOf(accountApp(database, { now: () => clock }));
      await guess('POST', 'auth/login', { username: owner.email, password: 'falsch' });
      const exportAfter = async (email: string) => {
        await send('PUT', 'persons', profile({ email, passwordOld: PASSWORD }), { 'if-match': '*' });
        const { mails, attempts, mailKeys, requests } = (await send('GET', 'persons/export')).body.data;
        await database.script('delete from mails; delete from mail_keys');
        return JSON.stringify({ mails, attempts, mailKeys, requests }).replaceAll(email, 'EMAIL');
      };
      expect(await exportAfter(owner.email)).toBe(await exportAfter('freie@example.org'));
    });
  });

  describe('that is to be deleted', () => {
    it('needs the password', async () => {
      for (const [body, code] of [
        [{}, 'wrong_data'],
        [{ password: '' }, 'password_incorrect'],
        [{ password: 'falsch' }, 'password_incorrect'],
      ] as const) {
        const answer = await send('POST', 'persons/delete', body);
        expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([422, code, 'password']);
      }
      expect((await send('GET', 'persons')).body.data).not.toHaveProperty('deletionDue');
    });

    it('is kept for 14 days, in which the deletion can be cancelled', async () => {
      const asked = await send('POST', 'persons/delete', { password: PASSWORD });
      expect([asked.status, asked.body.data]).toEqual([202, { deletionDue: '2026-05-24T10:00:00Z' }]);
      clock = inDays(3);
      const again = await send('POST', 'persons/delete', { password: PASSWORD });
      expect(again.body.data).toEqual({ deletionDue: '2026-05-24T10:00:00Z' });
      expect((await send('GET', 'persons')).body.data.deletionDue).toBe('2026-05-24T10:00:00Z');
      expect(await purgeDue(backend().database, inDays(13.9))).toBe(0);
      const restored = await send('POST', 'persons/restore');
      expect([restored.status, restored.headers.get('etag')]).toEqual([200, etagOfVersion(person.id, 4)]);
      expect(restored.body.data).not.toHaveProperty('deletionDue');
      expect((await send('POST', 'persons/restore')).headers.get('etag')).toBe(etagOfVersion(person.id, 4));
      expect(await purgeDue(backend().database, inDays(15))).toBe(0);
      const mails = await backend().database.query<{ subject: string; body: string }>(
        'select * from mails order by id',
      );
      expect(mails.map(({ subject }) => subject)).toEqual([
        ...['Stadt: Ihr Konto wird gelöscht', 'Stadt: Ihr Konto wird gelöscht', 'Stadt: Ihr Konto bleibt bestehen'],
      ]);
      expect(mails[0]?.body).toContain('24. Mai 2026');
    });

    it('leaves nothing in any table, and data of others remain', async () => {
      const { database } = backend();
      const other = await insertPerson(database, { email: 'quastenfreund@example.org', firstName: 'Otto' });
      await leaveTraces();
      await send('PUT', 'persons', profile({ email: 'quastenfreund@example.org', passwordOld: PASSWORD }), {
        'if-match': '*',
      });
      await send('POST', 'persons/delete', { password: PASSWORD });
      const names = ['quirina', 'quastenflosser', 'quastenweg', 'quastenhaus', '998877', 'An Quirina'];
      expect((await placesOf(database, names)).length).toBeGreaterThan(8);
      expect(await purgeDue(database, inDays(14))).toBe(1);
      expect(await placesOf(database, names)).toEqual([]);
      expect(await database.query('select id from accounts')).toEqual([{ id: other.id }]);
      expect(await database.query('select 1 from mails where account_id = $1', [other.id])).toHaveLength(1);
      for (const table of ['tokens', 'mail_keys', 'role_relations', 'idempotency_keys']) {
        expect(await database.query(`select 1 from ${table}`), table).toHaveLength(table === 'tokens' ? 1 : 0);
      }
    });

    it('cannot log in after the deadline', async () => {
      await send('POST', 'persons/delete', { password: PASSWORD });
      clock = inDays(14);
      expect((await send('GET', 'persons')).body.code).toBe('token_invalid');
      expect((await send('POST', 'persons/restore')).status).toBe(401);
    });

    it('leaves approved addresses', async () => {
      const { data } = (await send('POST', 'addresses', { name: 'Festhalle', community: { community_id: 1 } })).body;
      const { database } = backend();
      await database.query("update addresses set state = 'approved' where address_id = $1", [data.address_id]);
      await send('POST', 'persons/delete', { password: PASSWORD });
      await purgeDue(database, inDays(14));
      expect((await callsOf(accountApp(database))('GET', `addresses/${data.address_id}`)).status).toBe(200);
    });
  });
});
