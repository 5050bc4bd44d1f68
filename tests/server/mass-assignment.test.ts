import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { etagOfVersion } from '../../demo/server/platform/http/versions';
import { accountApp, callsOf, type Send } from '../support/account-calls';
import {
  giveSettings,
  type InsertedPerson,
  insertPerson,
  insertRelation,
  insertRoles,
} from '../support/account-fixtures';
import { TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { onOneDatabase } from './on-each-database';
import { RECORDING, RECORDS } from './using-own-events';

/** Values that no caller may set, under every name that they have in the API and in the database. */
const forbidden = {
  id: '1',
  account_id: 1,
  accountId: 1,
  client: 'zeitung',
  username: 'admin',
  status: 'blocked',
  status_before: 'verified',
  email_confirmed_at: '2020-01-01T00:00:00Z',
  emailConfirmedAt: null,
  isConfirmed: true,
  pendingEmail: 'evil@example.org',
  pending_email: 'evil@example.org',
  password_hash: 'x',
  passwordHash: 'x',
  password1: 'Neu-Neu-Neu-1',
  version: 99,
  deletionDue: '2020-01-01T00:00:00Z',
  deletion_due: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  language: 'en',
  __proto__: { status: 'blocked' },
  constructor: { prototype: { status: 'blocked' } },
};

onOneDatabase('mass assignment', (backend) => {
  let person: InsertedPerson;
  let other: InsertedPerson;
  let send: Send;

  beforeAll(() => insertRoles(backend().database));
  beforeEach(async () => {
    const { database } = backend();
    await database.script(
      'delete from events; delete from accounts; delete from addresses where address_id >= 1000000',
    );
    person = await insertPerson(database, { status: 'verified' });
    other = await insertPerson(database);
    send = callsOf(accountApp(database), person.token);
  });

  const profile = (changes: object) => ({
    ...{ salutation: 2, firstName: 'Max', lastName: 'Neu', email: person.email, street: 'Weg 1' },
    ...{ acceptConditions: true, acceptPrivacyPolicy: true },
    ...changes,
  });
  const accounts = async () =>
    (await backend().database.query<Record<string, unknown>>('select * from accounts order by id')).map((row) => {
      const { updated_at: _, version, ...rest } = row;
      return { ...rest, version: Number(version) };
    });

  it('changes only profile fields of an account', async () => {
    const [before, otherBefore] = await accounts();
    const text = JSON.stringify(profile(forbidden)).replace('{', '{"__proto__":{"status":"blocked"},');
    const response = await accountApp(backend().database).request('/clients/stadt/api/persons', {
      method: 'PUT',
      headers: { token: person.token, 'content-type': 'application/json', 'if-match': etagOfVersion(person.id, 1) },
      body: text,
    });
    expect(response.status).toBe(200);
    const changed = {
      salutation: 2,
      first_name: 'Max',
      last_name: 'Neu',
      street: 'Weg 1',
      plz: '',
      community_id: null,
    };
    const cleared = { phone: '', accept_privacy_policy: true, accept_conditions: true };
    const [after, otherAfter] = await accounts();
    const derived = { office_words: expect.stringContaining(' max neu ') };
    expect(after).toEqual({ ...before, ...changed, ...cleared, ...derived, version: 2 });
    expect(otherAfter).toEqual(otherBefore);
  });

  describe('of a relation', () => {
    it.each(['approved', 'blocked', 'rejected', 'new', 'changed', 'DELETE', 'delete ', ''])(
      'the status "%s" cannot be set by the person',
      async (status) => {
        const { database } = backend();
        const known = await insertRelation(database, person.id, { status: 'new' });
        const link = { role: 1, address: 12, community: 1, status, was_approved: true, wasApproved: true };
        const more = { status_before: 'approved', statusBefore: 'approved', account_id: other.id, accountId: other.id };
        const history = [{ status: 'approved', at: '2020-01-01T00:00:00Z', by: 'operator' }];
        const roleRelations = [
          { ...link, ...more, history, reason: 'Ja', id: known },
          { ...link, ...more, history },
        ];
        await send('PUT', 'persons', profile({ roleRelations }), { 'if-match': '*' });
        const rows = await database.query<{ id: number; status: string; account_id: number; was_approved: boolean }>(
          'select id, status, account_id, was_approved, status_before from role_relations order by id',
        );
        // 'delete ' is trimmed, so it asks for the removal of what was never approved, and adds nothing.
        if (status.trim() === 'delete') {
          expect(rows).toEqual([]);
          return;
        }
        const fixed = { account_id: person.id, was_approved: false, status_before: null };
        expect(rows).toEqual([
          { id: known, status: 'changed', ...fixed },
          { id: expect.any(Number), status: 'new', ...fixed },
        ]);
        const steps = await database.query<{ by: string }>('select by from relation_history where reason is null');
        expect(steps.every(({ by }) => by === 'person')).toBe(true);
      },
    );

    it('a block cannot be lifted, and a removal not skipped, by the person', async () => {
      const { database } = backend();
      const blocked = await insertRelation(database, person.id, { status: 'blocked', before: 'approved' });
      const approved = await insertRelation(database, person.id, { status: 'approved' });
      const link = { role: 1, address: 10, community: 1 };
      await send('PUT', 'persons', profile({ roleRelations: [{ ...link, id: blocked, status: 'approved' }] }), {
        'if-match': '*',
      });
      const removal = { ...link, id: approved, status: 'delete', was_approved: false };
      await send('PUT', 'persons', profile({ roleRelations: [removal] }), { 'if-match': '*' });
      const rows = await database.query('select id, status, was_approved from role_relations order by id');
      expect(rows).toEqual([
        { id: blocked, status: 'blocked', was_approved: false },
        { id: approved, status: 'delete', was_approved: true },
      ]);
    });
  });

  describe('of an event', () => {
    const more = {
      ...forbidden,
      ...{
        owner_id: 1,
        ownerId: 1,
        locked: true,
        noEdit: 'locked',
        last_row: 900,
        lastRow: 900,
        written: { title: 'x' },
      },
      ...{ deleted_at: '2020-01-01T00:00:00Z', state_before: 'published', updatedAt: '2020-01-01T00:00:00Z' },
      status: 'scheduled',
    };
    const row = async () => {
      const [event = {}] = await backend().database.query<Record<string, unknown>>(
        `select id, client, owner_id, version, state, locked, last_row, deleted_at, state_before, priority,
           created_at > '2026-01-01' as is_new, written->>'title' as title from events where owner_id = $1`,
        [person.id],
      );
      return event;
    };
    beforeEach(() => giveSettings(backend().database, 'stadt', RECORDING));

    it('only fields of the form', async () => {
      const event = { ...aWholeEvent(RECORDS, TODAY), ...more };
      const { status, body, text } = await send('POST', 'my/events', event);
      expect(status, text).toBe(201);
      const fixed = {
        ...{ id: body.data.id, client: 'stadt', owner_id: person.id, state: 'published', locked: false, is_new: true },
        ...{ deleted_at: null, state_before: null, title: 'Jazz am Abend', priority: 0 },
      };
      expect(body.data.id).not.toBe('1');
      expect(await row()).toEqual({ ...fixed, version: 1, last_row: 2 });
      await send('PUT', `my/events/${body.data.id}`, event, { 'if-match': '*' });
      expect(await row()).toMatchObject({ ...fixed, version: 2 });
    });

    it('only the two allowed states, and no hidden priority', async () => {
      for (const state of ['deleted', 'approved', 'review', 'PUBLISHED', '', null, true]) {
        const { status } = await send('POST', 'my/events', { ...aWholeEvent(RECORDS, TODAY), state });
        expect([state, status]).toEqual([state, 422]);
      }
      const hidden = { fieldSettings: { recording: { priority: { visible: false } } } };
      await giveSettings(backend().database, 'stadt', { ...RECORDING, ...hidden });
      await send('POST', 'my/events', { ...aWholeEvent(RECORDS, TODAY), priority: 9 });
      expect(await row()).toMatchObject({ priority: 0 });
    });
  });

  it('of an address only fields of a suggestion', async () => {
    const suggestion = { name: 'Halle', community: { community_id: 1 }, lat: 48.4, lon: 9.2 };
    const more = { address_id: 10, main_address_id: 10, main_address: { name: 'X' }, approved: true };
    const { status, body } = await send('POST', 'addresses', {
      ...suggestion,
      ...more,
      ...{ owner_id: other.id, suggested_by: other.id, client: 'zeitung', state: 'approved', version: 9 },
      accessibility: 'ja',
    });
    expect(status).toBe(201);
    const [row] = await backend().database.query<Record<string, unknown>>(
      'select * from addresses where address_id >= 1000000',
    );
    expect(row).toMatchObject({
      ...{ address_id: body.data.address_id, state: 'suggested', owner_id: person.id, main_address_id: null },
      ...{ client: 'stadt', version: 1 },
      ...{ lat: 48.4, lon: 9.2, accessibility: null },
    });
    const [first] = await backend().database.query('select name from addresses where address_id = 10');
    expect(first).toEqual({ name: 'Kulturhaus Klosterkirche' });
  });
});
