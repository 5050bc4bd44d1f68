import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldRemovals } from '../../demo/server/persons/favourites';
import { callsOf } from '../support/account-calls';
import { insertPerson } from '../support/account-fixtures';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingPerson } from './using-person';

const HOUR = 3_600_000;
/** So many hours before now. */
const ago = (hours: number) => NOW.getTime() - hours * HOUR;

type Change = { id: string; kept: boolean; at: number };
const kept = (id: string, at: number): Change => ({ id, kept: true, at });
const removed = (id: string, at: number): Change => ({ id, kept: false, at });

onEachDatabase('favourites of an account', (backend, once) => {
  const { app, send, person } = usingPerson(backend);

  beforeEach(async () => {
    await backend().database.script('delete from events');
    await insertEvents(backend().database, [
      ...['a', 'b', 'c'].map((id) => anEvent({ id })),
      anEvent({ id: 'elsewhere', client: 'zeitung' }),
    ]);
  });

  const put = (...changes: Change[]) => send('PUT', 'persons/favourites', { changes });
  const now = async () => (await send('GET', 'persons/favourites')).body.data;

  describe.each([
    ['in their order', (calls: Change[]) => calls],
    ['the other way round', (calls: Change[]) => calls.toReversed()],
  ])('from two devices, received %s', (_, order) => {
    it('are merged: the later decision counts', async () => {
      const calls = [kept('a', ago(5)), kept('b', ago(4)), removed('a', ago(3)), kept('c', ago(2)), kept('b', ago(1))];
      for (const call of order(calls)) expect((await put(call)).status).toBe(200);
      const marks = [removed('a', ago(3)), kept('c', ago(2)), kept('b', ago(1))];
      expect(await now()).toEqual({ owner: String(person().id), marks });
      expect((await put(...calls, kept('a', ago(9)))).body.data.marks).toEqual(marks);
    });

    it('decided at the same moment are kept', async () => {
      for (const call of order([kept('a', ago(1)), removed('a', ago(1))])) await put(call);
      expect((await now()).marks).toEqual([kept('a', ago(1))]);
    });
  });

  once('belong to this client and account, and are never dated in the future', async () => {
    const other = callsOf(app(), (await insertPerson(backend().database, { email: 'other@example.org' })).token);
    const { body } = await put(kept('a', ago(-24)), kept('elsewhere', ago(1)), kept('none', ago(1)));
    expect(body.data.marks).toEqual([kept('a', NOW.getTime())]);
    expect((await other('GET', 'persons/favourites')).body.data.marks).toEqual([]);
    const { body: all } = await send('GET', 'persons/export');
    expect(all.data.favourites).toEqual([{ event: 'a', kept: true, at: '2026-05-10T10:00:00Z' }]);
  });

  once('reveal no hidden events, and keep those saved before', async () => {
    const { database } = backend();
    await put(kept('a', ago(2)));
    await database.query(`update events set state = 'draft' where id in ('a', 'b')`);
    try {
      for (const kind of [kept, removed]) {
        const { body } = await put(kind('b', ago(1)), kind('none', ago(1)));
        expect(body.data.marks.map(({ id }: Change) => id)).toEqual(['a']);
      }
      expect((await put(removed('a', ago(1)))).body.data.marks).toEqual([removed('a', ago(1))]);
    } finally {
      await database.query(`update events set state = 'published' where id in ('a', 'b')`);
    }
  });

  once('sent by two devices at once are all stored', async () => {
    await Promise.all(['a', 'b', 'c'].map((id, hour) => put(kept(id, ago(hour)), removed('a', ago(9)))));
    expect((await now()).marks.map(({ id }: Change) => id).sort()).toEqual(['a', 'b', 'c']);
  });

  once('have a limit, which still allows removals', async () => {
    const { database } = backend();
    const many = Array.from({ length: 1001 }, (_, index) => `m${index}`);
    await insertEvents(
      database,
      many.map((id) => anEvent({ id })),
    );
    await database.query(
      `insert into favourites (account_id, event_id, is_kept, at) select $1, unnest($2::text[]), true, $3`,
      [person().id, many.slice(1), NOW],
    );
    const refused = await put(kept('m0', ago(1)), removed('m1', NOW.getTime() + 1));
    expect([refused.status, refused.body.code]).toEqual([422, 'too_many']);
    expect((await put(removed('m1', ago(-1)))).status).toBe(200);
  });

  once('forget removals after half a year, and are deleted with their events and their account', async () => {
    const { database } = backend();
    await put(kept('a', ago(24 * 200)), removed('b', ago(24 * 181)), removed('c', ago(24 * 179)));
    await deleteOldRemovals(database, NOW);
    expect((await now()).marks.map(({ id }: Change) => id)).toEqual(['a', 'c']);
    await database.query(`delete from events where id = 'a'`);
    expect((await now()).marks.map(({ id }: Change) => id)).toEqual(['c']);
    await database.query('delete from accounts where id = $1', [person().id]);
    expect(await database.query('select 1 from favourites')).toEqual([]);
  });

  once.each([
    ['no list', {}],
    ['an id that is none', { changes: [{ ...kept('a', 1), id: '' }] }],
    ['a moment that is none', { changes: [{ ...kept('a', 1), at: 'now' }] }],
    ['too many at once', { changes: Array.from({ length: 101 }, () => kept('a', 1)) }],
  ])('with %s are refused as a whole', async (_, body) => {
    const { status, body: answer } = await send('PUT', 'persons/favourites', body);
    expect([status, answer.code]).toEqual([422, 'wrong_data']);
  });
});
