import { beforeEach, expect, it } from 'vitest';
import { followUnapproved } from '../../demo/server/adverts/orders/unapproved';
import { completeOptions } from '../../demo/server/app';
import { addDays } from '../../src/lib/days';

import { accountApp } from '../support/account-calls';
import { BACK_OFFICE_PASSWORD, backOfficeBrowser, fieldsOf } from '../support/back-office-browser';
import { onOneDatabase } from './on-each-database';
import { DAY, LIST, ORDER, usingAdverts } from './using-adverts';

onOneDatabase('an advert that goes back to its buyer', (backend) => {
  const { send, asOther, now, pass } = usingAdverts(backend);
  let operator: ReturnType<typeof backOfficeBrowser>;
  let id: string;
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  const booking = async () => (await send('GET', `my/adverts/${id}`)).body.data;
  const review = async () => (await rows<{ review: number }>('select review from advert_orders'))[0]?.review;
  const page = async () => (await operator.open(`/backoffice/stadt/queue/advert/${await review()}`)).html;
  /** Presses a button of the entry, as it stands there. */
  const decide = async (action: string, typed: Record<string, string> = {}) => {
    const form = (await page()).split('<form').find((part) => part.includes(`value="${action}"`)) ?? '';
    return operator.post(`/backoffice/stadt/adverts/${await review()}`, { ...fieldsOf(form), action, ...typed });
  };
  const resend = (content: object, as = send) => as('POST', `my/adverts/${id}/content`, { content });

  beforeEach(async () => {
    await backend().database.script(
      'delete from decisions; delete from backoffice_cookies; delete from backoffice_attempts',
    );
    const app = accountApp(backend().database, { now, backOfficePassword: BACK_OFFICE_PASSWORD, behindProxy: true });
    operator = backOfficeBrowser(app);
    await operator.logIn();
    id = (await send('POST', 'adverts/orders', ORDER)).body.data.id;
  });

  it('keeps its days and its invoice, and is compared with the earlier version', async () => {
    await decide('return', { template: '1', reason: 'Danke.', 'field-text': 'yes' });
    expect(await booking()).toMatchObject({
      ...{ state: 'returned', dates: ORDER.dates, invoices: [{ kind: 'invoice' }] },
      returned: { reason: 'Bitte schreiben Sie dazu, wer wirbt und wofür. Danke.', fields: ['text'] },
    });
    expect(await rows('select 1 from advert_slot_days')).toHaveLength(2);
    expect(await rows(`select subject from mails where kind = 'advert' order by id desc limit 1`)).toEqual([
      { subject: 'Stadt: Bitte ändern Sie Ihre Anzeige' },
    ]);
    const { body } = await resend({ title: 'Jazz im Hof', text: 'Verein Jazz: Karten an der Abendkasse' });
    expect(body.data).toMatchObject({ state: 'ordered', content: { text: 'Verein Jazz: Karten an der Abendkasse' } });
    expect(body.data.returned).toBeUndefined();
    const html = await page();
    for (const text of [
      'Was sich geändert hat',
      'Verein Jazz:</ins>',
      'Schon einmal zurückgegeben',
      'Begründung: Bitte schreiben',
    ])
      expect(html).toContain(text);
    await decide('approve');
    expect(await booking()).toMatchObject({ state: 'confirmed' });
  });

  it('goes back twice, each time with its own reason', async () => {
    for (const reason of ['Erstens.', 'Zweitens.']) {
      await decide('return', { reason });
      expect((await booking()).returned.reason).toBe(reason);
      await resend({ title: `Nach ${reason}`, text: '' });
    }
    const html = await page();
    for (const reason of ['Erstens.', 'Zweitens.']) expect(html).toContain(`Begründung: ${reason}`);
    expect(await rows('select 1 from advert_returns where resent_at is not null')).toHaveLength(2);
  });

  it('is sent again by its buyer alone, once, with a content that fits', async () => {
    expect((await resend(ORDER.content)).body.code).toBe('not_returned');
    await decide('return', { reason: 'Bitte kürzer.' });
    expect((await resend(ORDER.content, asOther)).status).toBe(404);
    expect((await resend({ title: ' ' })).body.errors).toEqual([{ path: 'content.title', code: 'required' }]);
    expect((await resend({ title: 'Jazz', mediumId: 'none' })).body.errors).toMatchObject([
      { path: 'content.mediumId' },
    ]);
    const answers = await Promise.all([resend({ title: 'Eins' }), resend({ title: 'Zwei' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('loses the days that pass, and ends with the last', async () => {
    await decide('return', { reason: 'Bitte kürzer.' });
    await rows(`update advert_orders set price_table = price_table || '{"leastCents": 0}'`);
    const options = completeOptions({ database: backend().database, now });
    pass(31 * 86_400_000);
    await backend().database.query(`update tokens set expires_at = '2027-01-01'`);
    await followUnapproved(options);
    expect(await booking()).toMatchObject({ state: 'returned', dates: [addDays(DAY, 1)], givenBack: [DAY] });
    pass(2 * 86_400_000);
    await followUnapproved(options);
    expect(await booking()).toMatchObject({
      state: 'cancelled',
      reason: 'Die Anzeige wurde nicht rechtzeitig geändert.',
    });
    expect((await resend(ORDER.content)).body.code).toBe('not_returned');
  });

  it('can be cancelled by its buyer meanwhile', async () => {
    await decide('return', { reason: 'Bitte kürzer.' });
    await send('POST', `my/adverts/${id}/cancel`);
    expect(await booking()).toMatchObject({ state: 'cancelled', slot: LIST });
    expect((await operator.open('/backoffice/stadt')).html).toContain('Hier wartet nichts.');
  });

  it('waits again after an undo, unless its buyer has sent it meanwhile', async () => {
    const undo = async (html: string) => {
      const [, path = ''] = /action="([^"]*\/decisions\/\d+)"/.exec(html) ?? [];
      const csrf = /name="csrf" value="([\w-]{43})"/.exec(html)?.[1] ?? '';
      return (await operator.post(path, { csrf, from: 'queue' })).html;
    };
    const first = await decide('return', { reason: 'Bitte kürzer.' });
    expect(await undo(first.html)).toContain('Zurückgenommen.');
    expect(await booking()).toMatchObject({ state: 'ordered' });
    expect(await rows('select 1 from advert_returns')).toEqual([]);
    const second = await decide('return', { reason: 'Bitte kürzer.' });
    await resend({ title: 'Kurz' });
    expect(await undo(second.html)).toContain('Inzwischen hat sich etwas geändert');
    const outdated = await decide('approve', { seen: 'ordered' });
    expect(outdated.html).toContain('Inzwischen hat sich etwas geändert');
  });

  it('is corrected by an operator, who names the changed parts to its buyer and can undo it', async () => {
    const faulty = await decide('correct', { 'text-title': '', 'text-text': 'Neu' });
    expect(faulty.status).toBe(422);
    expect(faulty.html).toContain('Bitte geben Sie einen Titel ein.');
    const done = await decide('correct', { 'text-title': ORDER.content.title, 'text-text': 'Karten im Vorverkauf' });
    expect(await booking()).toMatchObject({ state: 'confirmed', content: { text: 'Karten im Vorverkauf' } });
    const [mail] = await rows<{ text: string }>(`select body as text from mails order by id desc limit 1`);
    expect(mail?.text).toContain('Korrigiert: Text');
    const [, path = ''] = /action="([^"]*\/decisions\/\d+)"/.exec(done.html) ?? [];
    await operator.post(path, { csrf: operator.csrfOf(done), from: 'queue' });
    expect(await booking()).toMatchObject({ state: 'ordered', content: ORDER.content });
  });
});
