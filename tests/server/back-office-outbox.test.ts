import { beforeEach, expect, it } from 'vitest';
import { deleteDroppedTexts } from '../../demo/server/mail/restore-mail';
import { insertPerson } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const KEY = 'k'.repeat(43);

type MailFixture = {
  client: string;
  state: string;
  subject: string;
  lastError: string | null;
  attempts: number;
  accountId: number | null;
  createdAt: Date;
  endsAt: Date | null;
  leasedUntil: string;
};

onEachDatabase('the mails in the back office', (backend, once) => {
  const { anotherBrowser, browser, person, press } = usingBackOffice(backend);
  const path = '/backoffice/stadt/mails';
  const insertMail = async (given: Partial<MailFixture> = {}) => {
    const mail = {
      client: 'stadt',
      state: 'waiting',
      subject: 'Betreff',
      lastError: null,
      attempts: 0,
      accountId: null,
      createdAt: NOW,
      endsAt: null,
      leasedUntil: 'null',
      ...given,
    };
    const [row] = await backend().database.query<{ id: number }>(
      `insert into mails (client, account_id, recipient, subject, body, outgoing, state, attempts, last_error, created_at,
         next_try_at, ends_at, leased_by, leased_until)
       values ($1, $2, 'wer@example.org', $3, 'Text mit …', $4, $5, $6, $7, $8, $9, $10, 'jemand', ${mail.leasedUntil})
       returning id`,
      [
        ...[mail.client, mail.accountId, mail.subject, `Text mit ${KEY}`, mail.state, mail.attempts, mail.lastError],
        ...[mail.createdAt, new Date(NOW.getTime() + 3_600_000), mail.endsAt],
      ],
    );
    return row?.id ?? 0;
  };
  const subjects = (html: string) =>
    [...html.matchAll(/class="first"[^>]*>([^<]*)/g)].map(([, subject]) => subject?.trim());
  const stateOf = async (id: number) =>
    (
      await backend().database.query<Record<string, unknown>>(
        'select state, attempts, next_try_at as due, outgoing from mails where id = $1',
        [id],
      )
    )[0];
  const history = () =>
    backend().database.query<{ action: string; record: string; account: number | null }>(
      `select action, record, account_id as account from history where kind = 'mail' order by id`,
    );

  beforeEach(async () => {
    await backend().database.query('delete from mails');
    await backend().database.query('delete from history');
    await browser().logIn();
  });

  it('shows stuck mails with time, attempts, reason and next attempt', async () => {
    expect((await browser().open(path)).html).toContain('Keine E-Mail wartet.');
    const id = await insertMail({
      ...{ attempts: 3, lastError: 'connect ECONNREFUSED 10.0.0.1:25 <b>', accountId: person().id },
    });
    expect((await browser().open(path)).html).toMatch(/Betreff.*hängt.*Der Mailserver ist nicht erreichbar\./s);
    const { html } = await browser().open(`${path}/${id}`);
    for (const words of [
      'hängt</span>',
      `persons/${person().id}">wer@example.org</a>`,
      '<dt>Versuche</dt><dd>3</dd>',
      'Der Mailserver ist nicht erreichbar.',
      'connect ECONNREFUSED 10.0.0.1:25 &lt;b&gt;',
      '<dt>Nächster Versuch</dt>',
    ]) {
      expect(html).toContain(words);
    }
  });

  once('never shows a text with its key', async () => {
    for (const state of ['waiting', 'failed', 'sent', 'kept', 'dropped']) await insertMail({ state });
    for (const state of ['', 'waiting', 'failed', 'sent', 'kept', 'dropped', 'constructor']) {
      const { status, html } = await browser().open(`${path}?state=${state}`);
      expect([status, html.includes(KEY), html.includes('Text mit')], state).toEqual([200, false, false]);
      expect(subjects(html), state).toHaveLength(['', 'constructor'].includes(state) ? 2 : 1);
    }
  });

  once('shows a text without its key, and sends it once more', async () => {
    const [row] = await backend().database.query<{ id: number }>(
      `insert into mails (client, recipient, subject, body, state, created_at) values
         ('stadt', 'wer@example.org', 'Mit Schlüssel', $1, 'kept', $2) returning id`,
      [`Guten Tag https://example.org/#/auth/magic?key=${KEY}\n<b>`, NOW],
    );
    const { html } = await browser().open(`${path}/${row?.id}`);
    expect(html).toContain('magic?key=…\n&lt;b&gt;');
    expect([html.includes(KEY), html.includes('Noch einmal senden')]).toEqual([false, false]);
    const id = await insertMail({ state: 'sent' });
    expect((await press(`${path}/${id}`, `${path}/${id}/again`, '')).html).toContain('Gespeichert.');
    expect((await press(`${path}/${id}`, `${path}/${id}/again`, '')).html).toContain('schon geschehen');
    expect(await history()).toEqual([{ action: 'sent_again', record: String(id), account: null }]);
    for (const foreign of [await insertMail({ client: 'zeitung', state: 'sent' }), 0])
      expect((await browser().open(`${path}/${foreign}`)).status).toBe(404);
  });

  once('finds mails by a part of the address or the subject', async () => {
    await insertMail({ state: 'sent', subject: 'Grüße' });
    await insertMail({ state: 'sent', subject: 'Rechnung' });
    expect(subjects((await browser().open(`${path}?state=sent&search=gruesse`)).html)).toEqual(['Grüße']);
    expect(subjects((await browser().open(`${path}?state=sent&search=wer@`)).html)).toHaveLength(2);
  });

  once('counts stuck mails on the first page', async () => {
    await insertMail({ state: 'sent', lastError: 'once' });
    await insertMail({ createdAt: new Date(NOW.getTime() - 9 * 60_000) });
    expect((await browser().open('/backoffice')).html).not.toContain('/mails"');
    await insertMail({ state: 'failed', client: 'zeitung' });
    await insertMail({ lastError: '451 later' });
    await insertMail({ createdAt: new Date(NOW.getTime() - 11 * 60_000) });
    const { html } = await browser().open('/backoffice');
    expect(html).toMatch(/href="\/backoffice\/zeitung\/mails">.{0,300}1 E-Mail hängt</);
    expect(html).toMatch(/href="\/backoffice\/stadt\/mails">.{0,300}2 E-Mails hängen</);
  });

  it('retries one at once, and wakes the worker', async () => {
    let woken = 0;
    const operator = anotherBrowser('203.0.113.1', { onWritten: () => (woken += 1) });
    const csrf = operator.csrfOf(await operator.logIn());
    const id = await insertMail({ state: 'failed', attempts: 17, lastError: '550 no', accountId: person().id });
    const before = woken;
    expect((await operator.post(`${path}/${id}`, { csrf, action: 'retry' })).html).toContain('Gespeichert.');
    expect(await stateOf(id)).toEqual({ state: 'waiting', attempts: 0, due: NOW, outgoing: `Text mit ${KEY}` });
    expect(woken).toBe(before + 1);
    expect(await history()).toEqual([{ action: 'retried', record: String(id), account: person().id }]);
  });

  it('resumes a recently failed mail, and deletes its key later', async () => {
    const [lately, early] = [await insertMail({ subject: 'Eben' }), await insertMail({ subject: 'Früher' })];
    const csrf = browser().csrfOf(await browser().open(path));
    const act = (id: number, action: string) => browser().post(`${path}/${id}`, { csrf, action });
    await act(early, 'drop');
    await backend().database.query(`update history set at = at - interval '11 minutes'`);
    const { html } = await act(lately, 'drop');
    expect(html).toContain('aria-label="Rückgängig machen: Eben, wer@example.org"');
    expect(html).not.toContain('Früher');

    expect((await act(early, 'restore')).html).toContain('wurde nichts getan');
    expect(await stateOf(early)).toMatchObject({ state: 'dropped' });
    await act(lately, 'restore');
    expect(await stateOf(lately)).toMatchObject({ state: 'waiting', outgoing: `Text mit ${KEY}` });
    expect((await act(lately, 'restore')).html).toContain('wurde nichts getan');
    expect((await history()).map(({ action }) => action)).toEqual(['dropped', 'dropped', 'restored']);

    await act(lately, 'drop');
    await deleteDroppedTexts(backend().database, new Date(NOW.getTime() - 600_000));
    expect([(await stateOf(early))?.outgoing, (await stateOf(lately))?.outgoing]).toEqual([null, `Text mit ${KEY}`]);
  });

  it('never resumes a mail with an expired key, of another client, or of an undone decision', async () => {
    const [ended, foreign, undone] = [
      await insertMail({ endsAt: NOW, state: 'failed' }),
      await insertMail({ client: 'zeitung' }),
      await insertMail(),
    ];
    const csrf = browser().csrfOf(await browser().open(path));
    for (const id of [ended, undone]) await browser().post(`${path}/${id}`, { csrf, action: 'drop' });
    await browser().post(`/backoffice/zeitung/mails/${foreign}`, { csrf, action: 'drop' });
    await backend().database.query(
      `insert into decisions (client, kind, record, account_id, action, at, subject, before, after, mail_id, undone_at)
       values ('stadt', 'account', $2, $2, 'verify', $3, '', '{}', '', $1, $3)`,
      [undone, person().id, NOW],
    );
    for (const id of [ended, foreign, undone]) {
      const { html } = await browser().post(`${path}/${id}`, { csrf, action: 'restore' });
      expect(html).toContain(id === foreign ? 'Diese Seite gibt es nicht' : 'wurde nichts getan');
      expect(await stateOf(id)).toMatchObject({ state: 'dropped' });
    }
  });

  it('drops one, once', async () => {
    const id = await insertMail({ lastError: 'x' });
    const csrf = browser().csrfOf(await browser().open(path));
    await press(`${path}/${id}`, `${path}/${id}`, 'drop');
    expect(await stateOf(id)).toMatchObject({ state: 'dropped' });
    for (const action of ['drop', 'retry']) {
      expect((await browser().post(`${path}/${id}`, { csrf, action })).html).toContain('wurde nichts getan');
    }
    expect((await browser().post(`${path}/${id}`, { csrf, action: 'constructor' })).status).toBe(404);
    expect(await history()).toEqual([{ action: 'dropped', record: String(id), account: null }]);
  });

  once('has no effect on a mail in transit, an ended one, or one of another client', async () => {
    const busy = await insertMail({ leasedUntil: `clock_timestamp() + interval '1 hour'` });
    const ended = await insertMail({ state: 'failed', endsAt: NOW });
    const foreign = await insertMail({ state: 'failed', client: 'zeitung' });
    const sent = await insertMail({ state: 'sent' });
    expect((await browser().open(`${path}/${busy}`)).html).toContain('Sie wird gerade verschickt.');
    for (const id of [busy, ended, sent])
      expect((await browser().open(`${path}/${id}`)).html).not.toContain('value="retry"');
    const csrf = browser().csrfOf(await browser().open(path));
    for (const [id, action] of [
      [busy, 'retry'],
      [busy, 'drop'],
      [ended, 'retry'],
      [foreign, 'retry'],
      [foreign, 'drop'],
      [sent, 'retry'],
      [sent, 'drop'],
      [0, 'drop'],
    ]) {
      const before = await stateOf(Number(id));
      expect((await browser().post(`${path}/${id}`, { csrf, action: String(action) })).html).toContain(
        id === foreign || id === 0 ? 'Diese Seite gibt es nicht' : 'wurde nichts getan',
      );
      expect(await stateOf(Number(id))).toEqual(before);
    }
    expect(await history()).toEqual([]);
  });

  once('makes no landmarks of mails, which often have the same subject', async () => {
    await insertMail();
    await insertMail();
    const { html } = await browser().open(path);
    expect(subjects(html)).toEqual(['Betreff', 'Betreff']);
    expect(html).not.toMatch(/<section[^>]*aria-labelledby/);
  });

  once('is paged', async () => {
    await insertPerson(backend().database);
    for (let number = 1; number <= 60; number += 1) await insertMail({ state: 'sent', subject: `Nr. ${number}` });
    const first = (await browser().open(`${path}?state=sent`)).html;
    const next = /href="([^"]*before=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = (await browser().open(next)).html;
    expect([...subjects(first), ...subjects(second)]).toEqual(
      Array.from({ length: 60 }, (_, index) => `Nr. ${60 - index}`),
    );
    expect(second).not.toContain('before=');
  });
});
