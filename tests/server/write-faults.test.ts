import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../demo/server/platform/database/database';
import { accountApp, callsOf, quickHashing } from '../support/account-calls';
import {
  giveSettings,
  type InsertedPerson,
  insertPerson,
  insertRelation,
  insertRoles,
  PASSWORD,
} from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { aSignUp, keyFor } from '../support/auth-calls';
import { NOW, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { onOneDatabase } from './on-each-database';
import { WRITING } from './using-own-articles';
import { RECORDS } from './using-own-events';
import { aProfile } from './using-person';

/** Tables that a write may change; attempts are missing, because they count even if the write fails. */
const TABLES = [
  ...['accounts', 'role_relations', 'relation_history', 'tokens', 'mail_keys', 'mails', 'addresses'],
  ...['idempotency_keys', 'history', 'events', 'event_rubrics', 'appointments', 'tags', 'media', 'event_index'],
  ...['appointment_index', 'facet_bits', 'search_words', 'articles', 'article_reviews'],
];
const NEW_PASSWORDS = { password1: 'Neues-Pferd-81!', password2: 'Neues-Pferd-81!' };
const SOON = 40;

type Write = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: (parts: { person: InsertedPerson; keyOf: (path: string) => Promise<string>; relation: number }) => unknown;
  headers?: Record<string, string>;
  isGuest?: boolean;
  fine: number;
};

const writes: Write[] = [
  { method: 'POST', path: 'auth/signup', body: () => aSignUp(), isGuest: true, fine: 201 },
  {
    ...{ method: 'POST', path: 'auth/reset', isGuest: true, fine: 200 },
    body: async ({ keyOf }) => ({ key: await keyOf('auth/request-reset'), ...NEW_PASSWORDS }),
  },
  {
    ...{ method: 'PUT', path: 'persons', headers: { 'if-match': '*' }, fine: 200 },
    body: ({ relation }) => {
      const of = { role: 1, address: 11, community: 1, district: null, status: 'new' };
      const roleRelations = [of, { ...of, id: relation, address: 12 }];
      return aProfile({ roleRelations, email: 'neu@example.org', passwordOld: PASSWORD });
    },
  },
  { method: 'POST', path: 'persons/delete', body: () => ({ password: PASSWORD }), fine: 202 },
  { method: 'POST', path: 'addresses', body: () => ({ name: 'Halle', community: { community_id: 1 } }), fine: 201 },
  { method: 'POST', path: 'my/events', body: () => aWholeEvent(RECORDS, TODAY), fine: 201 },
  {
    ...{ method: 'PUT', path: 'my/events/own', headers: { 'if-match': '*' }, fine: 200 },
    body: () => ({ ...aWholeEvent(RECORDS, TODAY), media: ['picture'] }),
  },
  { method: 'DELETE', path: 'my/events/own', fine: 200 },
  { method: 'POST', path: 'my/events/deleted/restore', fine: 200 },
  { method: 'POST', path: 'my/articles', body: () => aWholeArticle(TODAY), fine: 201 },
  {
    ...{ method: 'PUT', path: 'my/articles/text', headers: { 'if-match': '*' }, fine: 200 },
    body: () => ({ ...aWholeArticle(TODAY), media: ['picture'] }),
  },
  { method: 'DELETE', path: 'my/articles/text', fine: 200 },
  { method: 'POST', path: 'my/articles/gone/restore', fine: 200 },
];

onOneDatabase('a write that fails midway', (backend) => {
  let passwordHash = '';
  let person: InsertedPerson;
  let relation = 0;
  beforeAll(async () => {
    passwordHash = await quickHashing.hash(PASSWORD);
    await insertRoles(backend().database);
  });
  beforeEach(async () => {
    const { database } = backend();
    await giveSettings(database, 'stadt', WRITING);
    await database.script('delete from events; delete from articles; delete from media');
    await database.script('delete from mails; delete from accounts; delete from attempts; delete from history');
    await database.script('delete from addresses where owner_id is not null or address_id >= 1000000');
    person = await insertPerson(database, { email: 'erika@example.org', passwordHash });
    relation = await insertRelation(database, person.id, {});
    await insertOwnEvents(database, person.id);
  });

  /** A draft, and an event that was published until it was deleted, with a picture; the same of articles. */
  const insertOwnEvents = async (database: Database, owner: number) => {
    await database.query(
      `insert into events (id, client, owner_id, title, written, state, state_before, deleted_at) values
         ('own', 'stadt', $1, 'Jazz', '{"title":"Jazz"}', 'draft', null, null),
         ('deleted', 'stadt', $1, 'Blues', '{"title":"Blues"}', 'deleted', 'published', $2)`,
      [owner, NOW],
    );
    await database.query(
      `insert into articles (id, client, owner_id, title, written, state, state_before, deleted_at) values
         ('text', 'stadt', $1, 'Jazz', '{"title":"Jazz"}', 'draft', null, null),
         ('gone', 'stadt', $1, 'Blues', '{"title":"Blues"}', 'deleted', 'published', $2)`,
      [owner, NOW],
    );
    await database.query(
      `insert into media (id, client, owner_id, kind, alt, width, height)
       values ('picture', 'stadt', $1, 'upload', 'Bühne', 4, 3)`,
      [owner],
    );
    await database.query(
      `insert into appointments (id, event_id, date, end_date, full_day) values ('a', 'deleted', $1, $1, true)`,
      [TODAY],
    );
  };

  /** Returns a hash of the content of each table. */
  const everything = async () => {
    const hashes = TABLES.map(
      (table) => `'${table}', (select md5(string_agg(t::text, ' ' order by t::text)) from ${table} t)`,
    );
    const [row] = await backend().database.query<{ hashes: unknown }>(
      `select json_build_object(${hashes.join(', ')}) as hashes`,
    );
    return row?.hashes;
  };

  /** A database whose transactions fail before their statement of this number, or before their commit. */
  function failingAt(place: number): { database: Database; hasFailed: () => boolean } {
    const { database } = backend();
    let hasFailed = false;
    const fail = (): never => {
      hasFailed = true;
      throw new Error('The connection was cut.');
    };
    const transaction: Database['transaction'] = (work, options) =>
      database.transaction(async (real) => {
        let statements = 0;
        let isWrite = false;
        const result = await work({
          ...real,
          query: (sql, params) => {
            // The write's transaction begins with the key; the one that counts an attempt does not.
            isWrite ||= sql.includes('pg_try_advisory_xact_lock');
            statements += 1;
            if (isWrite && statements === place) fail();
            return real.query(sql, params);
          },
        });
        if (isWrite && statements === place - 1) fail();
        return result;
      }, options);
    return { database: { ...database, transaction }, hasFailed: () => hasFailed };
  }

  it.each(writes)('$method $path leaves no data, and its key is free', async (write) => {
    const { database } = backend();
    const keyOf = async (path: string) => {
      await callsOf(accountApp(database))('POST', path, { email: person.email });
      return keyFor(database, person.email);
    };
    const body = await write.body?.({ person, keyOf, relation });
    const headers = { ...write.headers, 'idempotency-key': `of-${write.path}-${person.id}` };
    const send = (to: Database) => {
      const app = accountApp(to, { onError: () => undefined });
      return callsOf(app, write.isGuest ? undefined : person.token)(write.method, write.path, body, headers);
    };
    const before = await everything();
    let place = 1;
    for (let ended = false; !ended; place += 1) {
      const { database: failing, hasFailed } = failingAt(place);
      await database.script('delete from attempts');
      const { status, headers: answered } = await send(failing);
      ended = !hasFailed();
      if (ended) expect(status).toBe(write.fine);
      else {
        expect([status, answered.get('etag'), place < SOON]).toEqual([500, null, true]);
        expect(await everything(), `at statement ${place}`).toEqual(before);
      }
    }
    // Lock, look, effect, history, kept answer, commit.
    expect(place).toBeGreaterThan(6);
    const after = await everything();
    expect((await send(database)).status).toBe(write.fine);
    expect(await everything()).toEqual(after);
  });
});
