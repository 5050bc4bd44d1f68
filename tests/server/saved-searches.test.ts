import { beforeEach, describe, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { nextWeekly } from '../../demo/server/saved-searches/next-run';
import { runSavedSearches } from '../../demo/server/saved-searches/run-saved-searches';
import { deleteUnconfirmed } from '../../demo/server/saved-searches/saved-searches';
import { accountApp, callsOf } from '../support/account-calls';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

const HOUR = 3_600_000;
const ERIKA = 'erika@example.org';

describe('the next run', () => {
  it.each([
    ['a Sunday', '2026-05-10T10:00:00Z', '2026-05-14T05:00:00Z'],
    ['a Thursday before seven', '2026-05-14T04:59:00Z', '2026-05-14T05:00:00Z'],
    ['a Thursday at seven', '2026-05-14T05:00:00Z', '2026-05-21T05:00:00Z'],
    ['the week in which summer time ends', '2026-10-24T10:00:00Z', '2026-10-29T06:00:00Z'],
  ])('of a weekly search after %s is on Thursday at seven', (_, now, next) => {
    expect(nextWeekly(new Date(now))).toEqual(new Date(next));
  });
});

onEachDatabase('saved searches', (backend, once) => {
  let clock = NOW.getTime();
  const now = () => new Date(clock);
  const app = () => accountApp(backend().database, { now, behindProxy: true });
  const errors: unknown[] = [];
  const look = (given: Partial<AppOptions> = {}) =>
    runSavedSearches(
      completeOptions({ database: backend().database, now, onError: (error) => errors.push(error), ...given }),
    );
  const send = (method: string, path: string, body?: object, from = '192.0.2.1') =>
    callsOf(app())(method, path, body, { 'x-forwarded-for': from });
  const ask = (given: object = {}, from?: string) =>
    send('POST', 'searches', { email: ERIKA, query: 'q=jazz', frequency: 'news', ...given }, from);

  type Mail = { to: string; subject: string; body: string; unsubscribe: string | null };
  const mails = () =>
    backend().database.query<Mail>('select recipient as "to", subject, body, unsubscribe from mails order by id');
  const lastMail = async () => (await mails()).at(-1) ?? expect.fail('There is no mail');
  const keyIn = ({ body }: Mail) => /key=([\w-]{43})/.exec(body)?.[1] ?? expect.fail(body);
  const searches = () =>
    backend().database.query<{ query: string; frequency: string; next: Date | null }>(
      'select query, frequency, next_run_at as next from saved_searches order by id',
    );
  /** Saves a search and confirms it. @returns what the confirmation answers */
  async function confirmed(given: object = {}) {
    expect((await ask(given)).status).toBe(202);
    const { body } = await send('POST', 'searches/confirm', { key: keyIn(await lastMail()) });
    await backend().database.script('delete from mails');
    return body.data;
  }
  /** Events as somebody publishes them now. */
  async function publish(...events: Parameters<typeof anEvent>[0][]) {
    clock += HOUR;
    const all = events.map((event) => anEvent(event));
    await insertEvents(backend().database, all);
    await backend().database.query('update events set updated_at = $2 where id = any($1::text[])', [
      all.map(({ id }) => id),
      now(),
    ]);
  }

  beforeEach(async () => {
    clock = NOW.getTime();
    errors.length = 0;
    const { database } = backend();
    await database.script('delete from saved_searches; delete from mails; delete from attempts; delete from events');
    await insertEvents(database, [anEvent({ id: 'old', title: 'Jazz im Hof' }), anEvent({ title: 'Lesung' })]);
  });

  it('send one mail about each new event, from their confirmation to their end', async () => {
    await ask();
    const [asking] = await mails();
    expect(asking).toMatchObject({ to: ERIKA, unsubscribe: null });
    // Anybody may have typed the address: nobody writes to strangers with our mails.
    expect(asking?.body).not.toContain('jazz');
    await look();
    await publish({ title: 'Jazz zu früh' });
    await look();
    expect(await mails()).toHaveLength(1);

    const key = keyIn(await lastMail());
    for (const _ of [1, 2])
      expect((await send('POST', 'searches/confirm', { key })).body.data).toEqual({
        query: 'q=jazz',
        frequency: 'news',
      });
    await publish({ title: 'Jazz neu', appointments: [{ date: '2026-05-20', from: '20:00' }] }, { title: 'Chor neu' });
    await look();
    await look();
    const [, found, ...more] = await mails();
    expect(more).toEqual([]);
    expect(found?.subject).toContain('Eine neue Veranstaltung für Ihre Suche');
    expect(found?.body).toMatch(/\(jazz\)[\s\S]*Jazz neu\nMi\., 20\. Mai 2026, 20:00 Uhr[\s\S]*\/events\?q=jazz/);
    // A key in an address may hold any letters.
    expect(found?.body.replace(/https?:\S+/g, '')).not.toMatch(/Chor|Hof|zu früh/);

    const end = keyIn(found ?? expect.fail('There is no mail'));
    expect(found?.unsubscribe).toBe(`http://localhost:4173/clients/stadt/api/searches/end/${end}`);
    expect((await send('GET', `searches/end/${end}`)).headers.get('location')).toContain(
      `#/search-mails/end?key=${end}`,
    );
    expect(await searches()).toHaveLength(1);
    expect((await send('POST', `searches/end/${end}`)).status).toBe(200);
    expect(await searches()).toEqual([]);
    expect((await send('POST', `searches/end/${end}`)).status).toBe(200);
    expect((await send('POST', 'searches/end', { key: end })).body.code).toBe('key_unknown');
  });

  it('by week send a mail on Thursday with the events until Wednesday, and none without events', async () => {
    await confirmed({ frequency: 'weekly', query: '' });
    await publish(
      { title: 'Bald', appointments: [{ date: '2026-05-16' }] },
      { title: 'Später', appointments: [{ date: '2026-05-21' }] },
    );
    clock = Date.parse('2026-05-14T04:59:00Z');
    await look();
    expect(await mails()).toEqual([]);
    clock = Date.parse('2026-05-14T05:00:00Z');
    await look();
    const { body } = await lastMail();
    expect(body).toContain('Bald');
    expect(body).not.toContain('Später');
    expect(await searches()).toMatchObject([{ next: new Date('2026-05-21T05:00:00Z') }]);
    clock = Date.parse('2026-05-28T05:00:00Z');
    await look();
    expect(await mails()).toHaveLength(1);
  });

  it('are run by one of two servers', async () => {
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await confirmed({ email });
    await publish({ title: 'Jazz neu' });
    await Promise.all([look(), look(), look()]);
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
    expect(errors).toEqual([]);
  });

  once('lose nothing if a run is interrupted: the next one writes the mail, and others do not wait', async () => {
    await confirmed();
    await confirmed({ email: 'b@example.org' });
    await publish({ title: 'Jazz neu' });
    let cuts = 0;
    await look({
      publicUrl: () => {
        cuts += 1;
        if (cuts === 1) throw new Error('cut');
        return 'https://example.org';
      },
    });
    expect([(await mails()).map(({ to }) => to), errors.length]).toEqual([['b@example.org'], 1]);
    clock += HOUR;
    await look();
    await look();
    expect((await mails()).map(({ to }) => to)).toEqual(['b@example.org', ERIKA]);
  });

  once('rest while their client is closed', async () => {
    await confirmed();
    await publish({ title: 'Jazz im Mai' });
    const setClosed = (at: Date | null) =>
      backend().database.query(`update clients set closed_at = $1 where key = 'stadt'`, [at]);
    await setClosed(now());
    await look();
    expect(await mails()).toEqual([]);
    await setClosed(null);
    await look();
    expect(await mails()).toHaveLength(1);
  });

  once('collect new events for an hour after a mail', async () => {
    await confirmed();
    await publish({ title: 'Jazz eins' });
    await look();
    clock -= HOUR / 2;
    await publish({ title: 'Jazz zwei' });
    await look();
    expect(await mails()).toHaveLength(1);
    clock += HOUR / 2;
    await look();
    expect((await lastMail()).body).toContain('Jazz zwei');
  });

  once('end by themselves when their last day is over', async () => {
    await confirmed({ query: 'to=2026-05-12', frequency: 'weekly' });
    clock = Date.parse('2026-05-14T05:00:00Z');
    await look();
    expect([await searches(), await mails()]).toEqual([[], []]);
  });

  once('end together with an unsent mail', async () => {
    await confirmed();
    await publish({ title: 'Jazz neu' });
    const service = { send: () => Promise.reject(new Error('closed')) };
    await look({ mail: service });
    const [{ key }] = (await backend().database.query<{ key: string }>(
      `select substring(outgoing from 'key=([\\w-]{43})') as key from mails`,
    )) as [{ key: string }];
    expect((await lastMail()).body).not.toContain(key);
    await send('POST', 'searches/end', { key });
    expect(await backend().database.query('select state from mails')).toEqual([{ state: 'dropped' }]);
  });

  once.each([
    ['the place in the list', 'page=3&view=month&month=2026-06&sort=title&q=a', 'q=a'],
    ['days that pass by themselves', 'when=today&rubric=1', 'rubric=1'],
    ['a weekend, among news', 'when=weekend', ''],
    ['what cannot be read', 'radius=9999&rubric=x&unknown=1&tag=Musik', 'tag=Musik'],
  ])('are saved without %s', async (_, query, saved) => {
    await ask({ query });
    expect(await searches()).toMatchObject([{ query: saved }]);
  });

  once('are stored once for the same request, and changed by its confirmation', async () => {
    await confirmed();
    await ask({ email: ERIKA.toUpperCase(), frequency: 'weekly' });
    expect(await searches()).toMatchObject([{ frequency: 'news' }]);
    await send('POST', 'searches/confirm', { key: keyIn(await lastMail()) });
    expect(await searches()).toMatchObject([{ frequency: 'weekly' }]);
  });

  once.each([
    ['favourites of a device', { query: 'favourites=1' }, 'query'],
    ['single events', { query: 'ids=a,b' }, 'query'],
    ['a place without coordinates', { query: 'near=Ulm' }, 'query'],
    ['days that are over', { query: 'from=2026-05-01&to=2026-05-02' }, 'query'],
    ['an address that is none', { email: 'erika' }, 'email'],
    ['another frequency', { frequency: 'hourly' }, 'frequency'],
  ])('of %s are refused without a mail', async (_, given, path) => {
    const { status, body } = await ask(given);
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'wrong_data', path]);
    expect([await mails(), await searches()]).toEqual([[], []]);
  });

  once('of one mailbox, and of one network, are limited', async () => {
    for (let index = 0; index < 7; index++) expect((await ask({ query: `q=a${index}` })).status).toBe(202);
    expect(await mails()).toHaveLength(5);
    for (let index = 0; index < 5; index++) await ask({ email: `p${index}@example.org` });
    const refused = await ask({ email: 'q@example.org' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await ask({ email: 'q@example.org' }, '198.51.100.7')).status).toBe(202);
    for (let index = 0; index < 21; index++)
      await backend().database.query(
        `insert into saved_searches (client, email, query, frequency, language, created_at, confirmed_at)
         values ('stadt', 'q@example.org', $1, 'news', 'de', $2, $2)`,
        [`q=${index}`, now()],
      );
    const full = await send('POST', 'searches/confirm', { key: keyIn(await lastMail()) });
    expect([full.status, full.body.code]).toEqual([422, 'too_many']);
  });

  once('from neighbours in one network count together', async () => {
    for (let index = 0; index < 10; index++) await ask({ email: `p${index}@example.org` }, `198.51.100.${index}`);
    expect((await ask({ email: 'q@example.org' }, '198.51.100.200')).status).toBe(429);
    expect((await ask({ email: 'q@example.org' }, '198.51.101.1')).status).toBe(202);
    for (let index = 0; index < 10; index++) await ask({ email: `r${index}@example.org` }, `2001:db8:1:${index}::1`);
    expect((await ask({ email: 's@example.org' }, '2001:db8:1:ffff::1')).status).toBe(429);
  });

  once('of one mailbox without confirmation are limited, from all networks and over days', async () => {
    for (let index = 0; index < 7; index++) {
      expect((await ask({ query: `q=a${index}` }, `203.0.${index}.1`)).status).toBe(202);
      clock += HOUR;
    }
    expect(await mails()).toHaveLength(5);
    await ask({ query: 'q=a0' }, '203.0.99.1');
    expect(await mails()).toHaveLength(6);
    await send('POST', 'searches/confirm', { key: keyIn(await lastMail()) });
    await ask({ query: 'q=a9' }, '203.0.98.1');
    expect(await mails()).toHaveLength(7);
  });

  once('without a confirmation are deleted after two days', async () => {
    await ask();
    const key = keyIn(await lastMail());
    clock += 48 * HOUR;
    expect((await send('POST', 'searches/confirm', { key })).body.code).toBe('key_expired');
    await deleteUnconfirmed(backend().database, now());
    expect(await searches()).toEqual([]);
    expect((await send('POST', 'searches/confirm', { key })).body.code).toBe('key_unknown');
  });

  once('are in the language of their owner', async () => {
    const { body } = await callsOf(app())(
      'POST',
      'searches',
      { email: ERIKA, query: '', frequency: 'weekly' },
      { 'accept-language': 'en' },
    );
    expect(body.data).toEqual({});
    expect(await lastMail()).toMatchObject({
      subject: expect.stringContaining('Please confirm your search'),
      body: expect.stringContaining('#/en/search-mails?key='),
    });
  });
});
