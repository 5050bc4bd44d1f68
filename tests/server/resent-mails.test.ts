import { beforeEach, expect, it } from 'vitest';
import { resendMail } from '../../demo/server/mail/resend-mail';
import { insertOrder } from '../support/advert-fixtures';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const actorContext = { client: 'stadt', now: NOW };

onEachDatabase('mails sent once more', (backend, once) => {
  const { person } = usingBackOffice(backend);
  const resend = (id: number, given: Partial<typeof actorContext> = {}) =>
    resendMail({ database: backend().database, mail: undefined, onWritten: () => undefined }, id, {
      ...actorContext,
      ...given,
    });
  const insertMail = async (given: Record<string, unknown> = {}) => {
    const mail = { client: 'stadt', state: 'sent', body: 'Guten Tag', heldUntil: null, refund: null, ...given };
    const [row] = await backend().database.query<{ id: number }>(
      `insert into mails (client, account_id, recipient, subject, body, state, created_at, held_until, refund_id, kind, record)
       values ($1, $2, 'wer@example.org', 'Betreff', $3, $4, $5::timestamptz - interval '1 day', $6, $7, 'advert', 'o-1') returning id`,
      [mail.client, person().id, mail.body, mail.state, NOW, mail.heldUntil, mail.refund],
    );
    return row?.id ?? 0;
  };
  const copies = (id: number) =>
    backend().database.query('select recipient, subject, body, state, kind, record from mails where again_of = $1', [
      id,
    ]);

  beforeEach(() => backend().database.script('delete from mails; delete from history'));

  it('makes a mail of its own with an entry in the history', async () => {
    const id = await insertMail();
    expect(await resend(id)).toBe('done');
    const copy = { recipient: 'wer@example.org', subject: 'Betreff', body: 'Guten Tag', kind: 'advert', record: 'o-1' };
    expect(await copies(id)).toEqual([{ ...copy, state: 'kept' }]);
    expect(
      await backend().database.query('select by, kind, record, action, account_id as account from history'),
    ).toEqual([{ by: 'operator', kind: 'mail', record: String(id), action: 'sent_again', account: person().id }]);
  });

  it('makes one copy of two presses, and another one later', async () => {
    const id = await insertMail();
    expect((await Promise.all([resend(id), resend(id)])).sort()).toEqual(['already', 'done']);
    expect(await resend(id)).toBe('already');
    expect(await resend(id, { now: new Date(NOW.getTime() + 61_000) })).toBe('done');
    expect(await copies(id)).toHaveLength(2);
  });

  once('refuses an unsent mail, one with a key, one of another client, one that may be undone', async () => {
    const refused = [
      await insertMail({ state: 'waiting' }),
      await insertMail({ state: 'failed' }),
      await insertMail({ state: 'dropped' }),
      await insertMail({ body: 'https://example.org/#/auth/magic?key=…' }),
      await insertMail({ client: 'zeitung' }),
      await insertMail({ heldUntil: new Date(NOW.getTime() + 1) }),
      0,
    ];
    for (const id of refused) {
      expect(await resend(id)).toBe('stale');
      expect(await copies(id)).toEqual([]);
    }
  });

  once('refuses the mail about a withdrawn refund', async () => {
    await insertOrder(backend().database, person().id);
    const [refund] = await backend().database.query<{ id: number }>(
      `insert into advert_refunds (invoice_id, cents, refunded_on, recorded_at) select id, 100, $1::timestamptz::date, $1::timestamptz from advert_invoices returning id`,
      [NOW],
    );
    const id = await insertMail({ refund: refund?.id });
    await backend().database.query(
      `insert into advert_refunds (invoice_id, cents, refunded_on, recorded_at, undoes)
       select invoice_id, -cents, refunded_on, recorded_at, id from advert_refunds where id = $1`,
      [refund?.id],
    );
    expect(await resend(id)).toBe('stale');
  });
});
