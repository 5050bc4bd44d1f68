import { beforeEach, describe, expect, it } from 'vitest';
import { recordHistory } from '../../demo/server/history/record-history';
import { purgeDue } from '../../demo/server/persons/deletion';
import type { Queryable } from '../../demo/server/platform/database/database';
import { insertPerson, insertToken } from '../support/account-fixtures';
import { mailsTo } from '../support/auth-calls';
import { BACK_OFFICE_PASSWORD, OPERATOR, plainText } from '../support/back-office-browser';
import { NOW, TODAY } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { whileHeld } from '../support/while-held';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const DAY_MS = 86_400_000;
type Fields = Record<string, string>;

onEachDatabase('what an operator does for a person', (backend, once) => {
  const { anotherBrowser, become, browser, page, person, send, setClock } = usingBackOffice(backend);
  const history = async () =>
    (
      await backend().database.query<{ action: string; details: object }>(
        `select action, details from history where by = 'operator' and account_id = $1 order by id`,
        [person().id],
      )
    ).map(({ action, details }) => [action, details]);
  /** Sends a form of the page with the session's token. */
  const post = async (below: string, fields: Fields, sender = browser()) =>
    sender.post(`${page()}${below}`, { csrf: sender.csrfOf(await sender.open(page())), ...fields });
  const stored = () =>
    backend().database.query<{ id: number; version: number }>(
      `select id, kind, received_on::text as received, due_on::text as due, extension, note, done_on::text as done, version
       from person_requests order by id`,
    );
  beforeEach(async () => {
    await backend().database.script('delete from history; delete from mails');
    await browser().logIn();
  });

  describe('about a request for their data', () => {
    const add = (fields: Fields = {}) => post('/requests', { kind: 'access', receivedOn: TODAY, note: '', ...fields });
    const change = async (fields: Fields, sender = browser()) => {
      const [request] = await stored();
      return post(`/requests/${request?.id}`, { seen: String(request?.version), ...fields }, sender);
    };

    it('records it with its deadline, extends it with a reason, and closes it', async () => {
      expect((await add({ note: 'Am <b>Telefon</b>' })).html).toContain('Gespeichert.');
      expect(await stored()).toMatchObject([
        { kind: 'access', received: TODAY, extension: null, note: 'Am <b>Telefon</b>', done: null, version: 1 },
      ]);
      const shown = (await browser().open(page())).html;
      expect(shown).toContain('Auskunft ist fällig');
      expect(shown).toContain('Am &lt;b&gt;Telefon&lt;/b&gt;');
      expect((await browser().open('/backoffice/stadt/persons?status=request')).html).toContain('Frist: ');
      await change({ action: 'extend', reason: 'Viele Unterlagen' });
      expect(await stored()).toMatchObject([{ extension: 'Viele Unterlagen', version: 2 }]);
      await change({ action: 'done', doneOn: TODAY });
      expect(await stored()).toMatchObject([{ done: TODAY, version: 3 }]);
      expect((await browser().open(page())).html).toContain(`Erledigt von ${OPERATOR.name}`);
      expect((await browser().open(page())).html).not.toContain('ist fällig');
      expect((await browser().open('/backoffice/stadt/persons?status=request')).html).toContain('gibt es niemanden');
      await change({ action: 'reopen' });
      expect(await stored()).toMatchObject([{ done: null }]);
      expect(await history()).toEqual([
        ['request_received', { request: 'access' }],
        ['request_extended', { request: 'access', reason: 'Viele Unterlagen' }],
        ['request_done', { request: 'access' }],
        ['request_reopened', { request: 'access' }],
      ]);
    });

    it.each([
      ['2026-01-31', '2026-02-28', '2026-04-30'],
      ['2025-11-30', '2025-12-30', '2026-02-28'],
      ['2026-02-25', '2026-03-25', '2026-05-25'],
    ])('received on %s is due on %s, later on %s', async (receivedOn, due, extended) => {
      await add({ receivedOn });
      expect(await stored()).toMatchObject([{ due }]);
      await change({ action: 'extend', reason: 'Viel' });
      expect(await stored()).toMatchObject([{ due: extended }]);
    });

    it('is late only when the day of the deadline is over in Berlin', async () => {
      await add({ receivedOn: TODAY });
      const [{ due = '' } = {}] = await backend().database.query<{ due: string }>(
        'select due_on::text as due from person_requests',
      );
      // An hour and a half before midnight in Berlin, whether in summer or in winter.
      setClock(new Date(`${due}T20:30:00Z`));
      await browser().logIn();
      expect((await browser().open(page())).html).not.toContain('Frist abgelaufen');
      setClock(new Date(`${due}T23:30:00Z`));
      await browser().logIn();
      expect((await browser().open(page())).html).toContain('Frist abgelaufen');
      expect((await browser().open('/backoffice/stadt/persons')).html).toContain('Frist abgelaufen');
    });

    once('refuses input with every field wrong, and keeps it', async () => {
      const bad = await add({ kind: 'constructor', receivedOn: '2026-02-30', note: `A${'x'.repeat(500)}` });
      expect(bad.status).toBe(422);
      for (const text of ['Bitte wählen Sie', 'Bitte geben Sie einen Tag ein', 'höchstens 500 Zeichen'])
        expect(bad.html).toContain(text);
      expect(bad.html).toContain('value="2026-02-30"');
      expect(bad.html).toContain(`A${'x'.repeat(500)}`);
      const tomorrow = new Date(NOW.getTime() + DAY_MS).toISOString().slice(0, 10);
      expect((await add({ receivedOn: tomorrow })).html).toContain('liegt in der Zukunft');
      expect((await add({ receivedOn: '2024-01-01' })).html).toContain('mehr als ein Jahr');
      expect(await stored()).toEqual([]);
      await add();
      expect((await change({ action: 'extend', reason: ' ' })).html).toContain('Bitte nennen Sie den Grund');
      expect((await change({ action: 'done', doneOn: 'gestern' })).html).toContain('Bitte geben Sie einen Tag ein');
      expect((await change({ action: 'done', doneOn: tomorrow })).html).toContain('liegt in der Zukunft');
      expect((await change({ action: 'done', doneOn: '2025-01-01' })).html).toContain('vor dem Eingang');
      expect((await change({ action: 'constructor' })).status).toBe(404);
      expect(await stored()).toMatchObject([{ version: 1 }]);
      expect((await post('/requests/0', { action: 'reopen', seen: '1' })).status).toBe(404);
    });

    it('tells the second of two operators, who loses no reason', async () => {
      const second = anotherBrowser();
      await second.logIn();
      await add();
      expect((await add()).html).toContain('Das war schon geschehen');
      expect(await stored()).toHaveLength(1);
      const [request] = await stored();
      const seen = { seen: String(request?.version) };
      await change({ action: 'done', doneOn: TODAY });
      const late = await change({ ...seen, action: 'extend', reason: 'Viele Unterlagen' }, second);
      expect(late.status).toBe(409);
      expect(late.html).toContain('Inzwischen hat sich etwas geändert');
      expect((await change({ ...seen, action: 'done', doneOn: TODAY }, second)).html).toContain('schon geschehen');
      await change({ action: 'reopen' });
      const kept = await change({ ...seen, action: 'extend', reason: 'Viele Unterlagen' }, second);
      expect(kept.status).toBe(409);
      expect(kept.html).toContain('Viele Unterlagen');
      const [a, b] = await Promise.all([
        change({ action: 'done', doneOn: TODAY }),
        change({ action: 'done', doneOn: TODAY }, second),
      ]);
      expect([a.html, b.html].filter((html) => html.includes('Gespeichert.'))).toHaveLength(1);
    });

    once('shows open ones first in the list, the most urgent on top', async () => {
      const late = await insertPerson(backend().database, { lastName: 'Zuletzt' });
      const names = async () =>
        [...(await browser().open('/backoffice/stadt/persons')).html.matchAll(/persons\/\d+">([^<]+)</g)].map(
          ([, name = '']) => name.split(' ')[1],
        );
      expect(await names()).toEqual(['Quast', 'Zuletzt']);
      await add({ receivedOn: TODAY });
      become(late);
      await add({ receivedOn: new Date(NOW.getTime() - DAY_MS).toISOString().slice(0, 10) });
      expect(await names()).toEqual(['Zuletzt', 'Quast']);
    });
  });

  describe('with their data', () => {
    it('gets the same file as the person, and that stands in the history', async () => {
      await post('/requests', { kind: 'access', receivedOn: TODAY, note: 'Am Telefon' });
      const own = (await send()('GET', 'persons/export')).body.data;
      const { html, headers, status } = await post('/export', {});
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('content-disposition')).toBe(`attachment; filename="person-${person().id}.json"`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(JSON.parse(html)).toEqual(own);
      expect(own.dataRequests).toMatchObject([{ kind: 'access', receivedOn: TODAY, note: 'Am Telefon' }]);
      expect((await history()).at(-1)).toEqual(['exported', {}]);
    });
  });

  describe('with their account', () => {
    const seen = async () => {
      const [row] = await backend().database.query<{ version: number }>('select version from accounts where id = $1', [
        person().id,
      ]);
      return String(row?.version);
    };
    const due = async () => {
      const [row] = await backend().database.query<{ due: Date | null }>(
        'select deletion_due as due from accounts where id = $1',
        [person().id],
      );
      return row?.due;
    };

    it('marks it for deletion until it is due, takes that back, and deletes it', async () => {
      const asked = (await browser().open(`${page()}/deletion`)).html;
      expect(asked).toContain('Was gelöscht wird');
      expect(asked).toContain('Was bleibt');
      await post('/deletion', { action: 'delete', seen: await seen() });
      expect((await due())?.getTime()).toBe(NOW.getTime() + 14 * DAY_MS);
      expect((await browser().open(page())).html).toContain('gelöscht');
      expect(await mailsTo(backend().database, person().email)).toMatchObject([
        { subject: expect.stringContaining('Ihr Konto wird gelöscht') },
      ]);
      expect((await send()('GET', 'persons')).body.data.deletionDue).toBeDefined();
      await post('/deletion', { action: 'cancel', seen: await seen() });
      expect(await due()).toBeNull();
      expect((await history()).map(([action]) => action)).toEqual(['deletion_ordered', 'deletion_called_off']);
      await post('/deletion', { action: 'delete', seen: await seen() });
      await purgeDue(backend().database, new Date(NOW.getTime() + 13 * DAY_MS));
      expect(await due()).toBeInstanceOf(Date);
      await purgeDue(backend().database, new Date(NOW.getTime() + 14 * DAY_MS));
      expect((await browser().open(page())).status).toBe(404);
    });

    it('lets the person take back the deletion', async () => {
      await post('/deletion', { action: 'delete', seen: await seen() });
      expect((await send()('POST', 'persons/restore')).status).toBe(200);
      expect(await due()).toBeNull();
    });

    it('does nothing on an old version or twice, and mails no unconfirmed address', async () => {
      expect((await post('/deletion', { action: 'delete', seen: '0' })).html).toContain('Was gelöscht wird');
      expect(await due()).toBeNull();
      const current = { action: 'delete', seen: await seen() };
      await post('/deletion', current);
      expect((await post('/deletion', current)).html).toContain('Das war schon geschehen');
      expect(await mailsTo(backend().database, person().email)).toHaveLength(1);
      become(await insertPerson(backend().database, { isConfirmed: false }));
      await post('/deletion', { action: 'delete', seen: await seen() });
      expect(await due()).toBeInstanceOf(Date);
      expect(await mailsTo(backend().database, person().email)).toEqual([]);
      expect((await post('/deletion', { action: 'constructor', seen: '1' })).status).toBe(404);
    });

    it('sends the confirmation again, once a minute', async () => {
      expect((await post('/confirmation', {})).html).toContain('Das war schon geschehen');
      become(await insertPerson(backend().database, { isConfirmed: false }));
      const [a, b] = await Promise.all([post('/confirmation', {}), post('/confirmation', {})]);
      expect([a.html, b.html].filter((html) => html.includes('Gespeichert.'))).toHaveLength(1);
      const mails = await mailsTo(backend().database, person().email);
      expect(mails).toHaveLength(1);
      const key = /key=([\w-]+)/.exec(plainText(mails[0]?.body ?? ''))?.[1];
      expect(key).toBeDefined();
      setClock(new Date(NOW.getTime() + 61_000));
      await post('/confirmation', {});
      expect(await mailsTo(backend().database, person().email)).toHaveLength(2);
    });

    it('sends no confirmation beside one of another operator at the same moment', async () => {
      become(await insertPerson(backend().database, { isConfirmed: false }));
      const { id } = person();
      const sentByAnother = async (transaction: Queryable) => {
        await transaction.query('select 1 from accounts where id = $1 for update', [id]);
        const entry = { client: 'stadt', kind: 'account', record: id, accountId: id } as const;
        const actor = { by: 'operator' } as const;
        await recordHistory(transaction, { ...entry, actor, action: 'confirmation_resent' }, NOW);
      };
      const { html } = await whileHeld(backend(), sentByAnother, () => post('/confirmation', {}));
      expect(html).toContain('Das war schon geschehen');
      expect(await mailsTo(backend().database, person().email)).toEqual([]);
    });

    it('ends one of their sessions, or all', async () => {
      const { database } = backend();
      const other = await insertToken(database, person().id);
      const names = [
        ...new Set(
          [...(await browser().open(page())).html.matchAll(/name="session" value="(\w{16})"/g)].map(
            ([, name = '']) => name,
          ),
        ),
      ];
      expect(names).toHaveLength(2);
      await post('/sessions', { session: names[0] ?? '' });
      const [{ count = 0 } = {}] = await database.query<{ count: number }>(
        'select count(*)::int as count from tokens where account_id = $1',
        [person().id],
      );
      expect(count).toBe(1);
      expect((await post('/sessions', { session: names[0] ?? '' })).html).toContain('Das war schon geschehen');
      expect((await post('/sessions', {})).html).toContain('Das war schon geschehen');
      await post('/sessions', { all: 'yes' });
      expect((await send()('GET', 'persons')).status).toBe(401);
      person().token = other;
      expect((await send()('GET', 'persons')).status).toBe(401);
      expect((await history()).map(([action]) => action)).toEqual(['session_ended', 'sessions_ended']);
    });

    once('shows a role without deeds the person, and no deeds', async () => {
      const billing = { name: 'Jan Ott', email: 'jan.ott@example.org', role: 'billing' } as const;
      await insertOperator(backend().database, billing);
      const clerk = anotherBrowser();
      await clerk.logIn(BACK_OFFICE_PASSWORD, billing.email);
      const { html, status } = await clerk.open(page());
      expect(status).toBe(200);
      expect(html).toContain('Quirina Quast');
      for (const below of ['/export', '/deletion', '/sessions', '/requests', '/confirmation'])
        expect(html, below).not.toContain(`${page()}${below}"`);
      expect(html).not.toContain('value="block"');
      const refused = await clerk.post(`${page()}/export`, { csrf: clerk.csrfOf({ html }) });
      expect(refused.status).toBe(403);
      expect(refused.html).not.toContain(person().email);
    });

    once('knows nothing of a person through another client', async () => {
      await post('/requests', { kind: 'access', receivedOn: TODAY, note: '' });
      const csrf = browser().csrfOf(await browser().open(page()));
      const foreign = page().replace('/stadt/', '/zeitung/');
      const [request] = await stored();
      const posts: [string, Fields][] = [
        ['/export', {}],
        ['/deletion', { action: 'delete', seen: '1' }],
        ['/confirmation', {}],
        ['/sessions', { all: 'yes' }],
        ['/requests', { kind: 'access', receivedOn: TODAY, note: '' }],
        [`/requests/${request?.id}`, { action: 'done', doneOn: TODAY, seen: '1' }],
      ];
      for (const [below, fields] of posts) {
        const answer = await browser().post(`${foreign}${below}`, { csrf, ...fields });
        expect(answer.status, below).toBe(404);
        expect(answer.html).not.toContain(person().email);
      }
      for (const below of ['', '/deletion']) expect((await browser().open(`${foreign}${below}`)).status).toBe(404);
      expect((await history()).map(([action]) => action)).toEqual(['request_received']);
      expect(await due()).toBeNull();
      expect((await send()('GET', 'persons')).status).toBe(200);
    });
  });
});
