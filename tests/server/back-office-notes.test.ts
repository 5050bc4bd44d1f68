import { beforeEach, expect, it } from 'vitest';
import { timeline } from '../../demo/server/backoffice/history/timeline';
import { noteForm } from '../../demo/server/backoffice/notes/note-form';
import { findTimeline } from '../../demo/server/history/find-history';
import { insertOrder } from '../support/advert-fixtures';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

onEachDatabase('notes for colleagues', (backend, once) => {
  const { browser, neighbour, person, send, setClock } = usingBackOffice(backend);
  const path = '/backoffice/stadt/notes';
  let order = '';
  const write = async (fields: Record<string, string>) => {
    const csrf = browser().csrfOf(await browser().open('/backoffice/stadt/history'));
    return browser().post(path, { csrf, kind: 'advert', record: order, text: 'Ruft am Montag an.', ...fields });
  };
  const shown = async (records: Parameters<typeof findTimeline>[1]['records']) =>
    String(await timeline(await findTimeline(backend().database, { client: 'stadt', records })))
      .replace(/<br>/g, ' | ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  beforeEach(async () => {
    order = await insertOrder(backend().database, person().id);
    await backend().database.script('delete from mails; delete from history');
    await browser().logIn();
  });

  it('stand in the timeline with name and day, among the mails about the record', async () => {
    await backend().database.query(
      `insert into mails (client, recipient, subject, body, state, created_at, sent_at, kind, record)
       values ('stadt', 'leon@example.org', 'Ihre Anzeige erscheint', '', 'sent', $1, $1, 'advert', $2)`,
      [new Date(NOW.getTime() - 86_400_000), order],
    );
    await write({});
    const text = await shown([{ kind: 'advert', record: order }]);
    expect(text).toMatch(
      /^\S+ \d+\. \S+ \d{4} ?Olga Ott hat eine Notiz geschrieben \d\d:\d\d \| „Ruft am Montag an\.“/,
    );
    expect(text).toMatch(/E-Mail „Ihre Anzeige erscheint“ ging an leon@example\.org \d\d:\d\d$/);
    expect(await shown([{ kind: 'advert', record: 'other' }])).toBe('Noch ist nichts geschehen.');
  });

  once('about a person are deleted with the person; all kinds can have them', async () => {
    const { database } = backend();
    await database.script(`insert into events (id, client, title) values ('notiert', 'stadt', 'x') on conflict do nothing;
      insert into articles (id, client, title) values ('notiert', 'stadt', 'x') on conflict do nothing;
      insert into addresses (address_id, community_id, name) values (900009, 1, 'x') on conflict do nothing`);
    for (const [kind, record] of [
      ['event', 'notiert'],
      ['article', 'notiert'],
      ['account', String(person().id)],
      ['address', '900009'],
    ]) {
      await write({ kind: kind ?? '', record: record ?? '', text: `Zu ${kind}` });
      const rows = await database.query('select account_id as account from history where kind = $1 and record = $2', [
        kind,
        record,
      ]);
      expect(rows, kind).toEqual([{ account: kind === 'account' ? person().id : null }]);
    }
    await database.query('delete from accounts where id = $1', [person().id]);
    expect(await shown([{ kind: 'account', record: person().id }])).toBe('Noch ist nichts geschehen.');
  });

  once('about a person come with the data of the person, as the form says', async () => {
    await write({ kind: 'account', record: String(person().id), text: 'Ruft selten an.' });
    await write({ kind: 'advert', record: order, text: 'Zahlt spät.' });
    const { status, body } = await send()('GET', 'persons/export');
    const text = JSON.stringify(body);
    expect([status, text.includes('Ruft selten an.'), text.includes('Zahlt spät.')]).toEqual([200, true, false]);
    const hint = 'bekommt sie mit der Auskunft über ihre Daten';
    for (const kind of ['account', 'advert'] as const)
      expect(String(await noteForm({ client: 'stadt', csrf: 'c', kind, record: 1 })).includes(hint)).toBe(
        kind === 'account',
      );
  });

  once('are refused empty or too long, with the text kept, and for what there is not', async () => {
    for (const [text, words] of [
      ['  ', 'Bitte schreiben Sie eine Notiz.'],
      ['ä'.repeat(1001), 'höchstens 1000 Zeichen'],
    ]) {
      const { status, html } = await write({ text: text ?? '' });
      expect([status, html.includes(words ?? ''), html.includes((text ?? '').trim())]).toEqual([422, true, true]);
    }
    for (const fields of [{ kind: 'constructor' }, { kind: 'mail' }, { record: 'x' }, { kind: 'account', record: 'x' }])
      expect((await write(fields)).status).toBe(404);
    expect((await neighbour().post(path, { kind: 'advert', record: order, text: 'x' })).status).toBe(401);
    expect(await backend().database.query(`select from history where action = 'note'`)).toEqual([]);
  });

  once('are written once when the form is sent twice', async () => {
    await write({});
    await write({});
    setClock(new Date(NOW.getTime() + 120_000));
    await write({});
    expect(await backend().database.query(`select from history where action = 'note'`)).toHaveLength(2);
  });

  once('are written without characters that no database keeps', async () => {
    expect((await write({ text: 'Ruft\0 an' })).status).toBe(200);
    const [row] = await backend().database.query(`select details->>'text' as text from history where action = 'note'`);
    expect(row).toEqual({ text: 'Ruft an' });
  });

  once('have a form that keeps what was typed', async () => {
    const form = {
      client: 'stadt',
      csrf: 'c',
      kind: 'advert',
      record: order,
      text: '<b>',
      problem: 'Zu lang.',
    } as const;
    const html = String(await noteForm(form));
    expect(html).toContain('<details class="note" open>');
    expect(html).toContain('&lt;b&gt;</textarea>');
  });
});
