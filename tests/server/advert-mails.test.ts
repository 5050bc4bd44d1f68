import { beforeEach, expect, it } from 'vitest';
import { remindOfInvoices } from '../../demo/server/adverts/payment/reminders';
import { completeOptions } from '../../demo/server/app';
import { keepSending } from '../../demo/server/mail/send-mails';
import { purgeAccount } from '../../demo/server/persons/deletion';
import { addDays } from '../../src/lib/days';
import type { Send } from '../support/account-calls';
import { BILLING } from '../support/advert-fixtures';
import { NOW, TODAY } from '../support/event-fixtures';
import { startMailServer } from '../support/fake-mail-server';
import { onOneDatabase } from './on-each-database';
import { ORDER, usingAdverts } from './using-adverts';

const BILLED = BILLING.email;

onOneDatabase('a mail about money', (backend) => {
  const { send, owner, now } = usingAdverts(backend);
  const query = <Row>(sql: string, values?: unknown[]) => backend().database.query<Row>(sql, values);
  type Mail = { to: string; subject: string; body: string; accountId: number | null; paper: string | null };
  const mails = () =>
    query<Mail>(`select m.recipient as to, m.subject, m.body, m.account_id as "accountId", i.number as paper
      from mails m left join advert_invoices i on i.id = m.invoice_id order by m.id`);
  const order = async (billing: object = BILLING, as: Send = send, headers: Record<string, string> = {}) => {
    const { status, body, text } = await as('POST', 'adverts/orders', { ...ORDER, billing }, headers);
    expect(status, text).toBe(201);
    return body.data.id as string;
  };
  const remind = (days: number) =>
    remindOfInvoices(
      completeOptions({
        database: backend().database,
        now: () => new Date(`${addDays(TODAY, days)}T10:00:00Z`),
      }),
    );
  const purge = () => backend().database.transaction((transaction) => purgeAccount(transaction, owner().id));
  const forget = () => query('delete from mails');
  beforeEach(forget);

  it('goes to the account and to the invoice address, each with the invoice', async () => {
    const id = await order();
    await remind(19);
    await send('POST', `my/adverts/${id}/cancel`);
    const told = await mails();
    expect(told.map(({ to, subject, paper }) => [to, subject.slice('Stadt: '.length), paper])).toEqual([
      [owner().email, 'Ihre Bestellung ist eingegangen', 'ST-R-2026-00001'],
      [BILLED, 'Rechnung ST-R-2026-00001', 'ST-R-2026-00001'],
      [owner().email, 'Zahlungserinnerung', 'ST-R-2026-00001'],
      [BILLED, 'Erinnerung an die Rechnung ST-R-2026-00001', 'ST-R-2026-00001'],
      [owner().email, 'Ihre Anzeige ist storniert', 'ST-G-2026-00001'],
      [BILLED, 'Gutschrift ST-G-2026-00001', 'ST-G-2026-00001'],
    ]);
    for (const { to, body, accountId } of told) {
      expect(body).toContain('ST-A-2026-00001');
      expect(accountId).toBe(to === BILLED ? null : owner().id);
      // Whoever reads the invoice may have no account, and somebody else has entered the address.
      if (to === BILLED) expect(body).not.toMatch(/https?:|anmelden|Jazz im Hof|Erika|Muster|Kulturverein/i);
      if (to === BILLED) expect(body).toContain('Schreiben Sie uns: ');
    }
    expect(told.at(-1)?.body).toContain('Sie müssen nichts mehr bezahlen.');
  });

  it.each([
    ['of the account itself', (email: string) => ({ email })],
    ['that differs in its letters only', (email: string) => ({ ...BILLING, email: email.toUpperCase() })],
    ['that is left out', () => ({})],
  ])('is sent once if the invoice address is one %s', async (_name, billing) => {
    const id = await order(billing(owner().email));
    await remind(19);
    await send('POST', `my/adverts/${id}/cancel`);
    expect((await mails()).map(({ to }) => to)).toEqual([owner().email, owner().email, owner().email]);
  });

  it('is in the language of the order', async () => {
    const id = await order(BILLING, send, { 'accept-language': 'en' });
    await send('POST', `my/adverts/${id}/cancel`);
    const [first, ...others] = await mails();
    expect(first?.subject).toBe('Stadt: We’ve received your order');
    expect(first?.body).not.toMatch(/booked/i);
    expect(others.filter(({ to }) => to === BILLED).map(({ subject }) => subject)).toEqual([
      'Stadt: Invoice ST-R-2026-00001',
      'Stadt: Credit note ST-G-2026-00001',
    ]);
  });

  it('reaches the invoice address even if the account is deleted', async () => {
    await order();
    await purge();
    await remind(19);
    expect((await mails()).map(({ to }) => to)).toContain(BILLED);
  });

  it('that waits is sent even if the account is deleted', async () => {
    await order({ email: owner().email });
    await query(`update mails set state = 'waiting'`);
    await query(
      `insert into mails (client, account_id, recipient, subject, body, state, created_at)
       values ('stadt', $1, $2, 'Andere', '', 'waiting', $3)`,
      [owner().id, owner().email, NOW],
    );
    await purge();
    expect((await mails()).map(({ subject, accountId }) => [subject, accountId])).toEqual([
      ['Stadt: Ihre Bestellung ist eingegangen', null],
    ]);
  });

  it('reaches one address if the other one refuses it', async () => {
    await order();
    await query(`update mails set state = 'waiting'`);
    const office = await startMailServer();
    office.be('refuses', owner().email);
    const options = completeOptions({
      database: backend().database,
      now,
      mail: office.service(),
      onError: () => undefined,
    });
    const worker = keepSending(options);
    await expect.poll(() => office.taken.flatMap(({ to }) => to)).toEqual([BILLED]);
    await expect
      .poll(() => query(`select state from mails order by state`))
      .toEqual([{ state: 'failed' }, { state: 'sent' }]);
    await Promise.all([worker.close(), office.close()]);
    expect(office.taken[0]?.email.attachments[0]).toMatchObject({ filename: 'ST-R-2026-00001.pdf' });
  });

  it('is not sent if nothing is credited', async () => {
    const id = await order();
    await query(
      `update advert_orders set price_table = jsonb_set(jsonb_set(price_table, '{dayCents}', '0'), '{leastCents}', '0')`,
    );
    await forget();
    await send('POST', `my/adverts/${id}/cancel`);
    expect((await mails()).map(({ to, paper }) => [to, paper])).toEqual([[owner().email, null]]);
    expect((await mails())[0]?.body).toContain('Dafür gibt es keine Gutschrift.');
  });

  it('announces a refund if the invoice was paid', async () => {
    const id = await order();
    await query(`insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
      select id, 'invoice', gross, issued_on, issued_at from advert_invoices`);
    await forget();
    await send('POST', `my/adverts/${id}/cancel`);
    for (const { body } of await mails()) expect(body).toContain('Wir erstatten Ihnen 29,75');
  });

  it('never confirms an advert while its content is under review', async () => {
    await order();
    await order(BILLING, send, { 'accept-language': 'en' });
    for (const { subject, body } of await mails()) expect(`${subject} ${body}`).not.toMatch(/gebucht|booked/i);
  });
});
