import { addDays } from '../../../../src/lib/days';
import { loadClient } from '../../clients/client-info';
import { NO_ADVERT } from '../../mail/advert-parts';
import { recordMail } from '../../mail/mails';
import { namelessRecipient } from '../../mail/recipient';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { invoiceDayLabel } from '../invoice/invoice-words';
import type { AdvertOptions } from '../options';
import { endOrder, type LockedOrder, lockOrder } from './end-order';
import { type Product, productName } from './product';

/** The number of days before the first one when the back office is warned of an unapproved advert. */
const WARNING_DAYS = 2;

type UnapprovedOptions = Pick<AdvertOptions, 'database' | 'now' | 'mail' | 'publicUrl' | 'onWritten' | 'onError'>;

/** Returns the last first day of the adverts that need a warning, in Berlin. */
export const lastWarnedDay = (today: string): string => addDays(today, WARNING_DAYS);

/**
 * Warns the back office of unapproved adverts that begin soon, and credits the passed days of these and of returned ones. An error of one order, as
 * for a client without a seller, is reported and does not stop the others.
 */
export async function followUnapproved(options: UnapprovedOptions): Promise<void> {
  const today = berlinDay(options.now());
  for (const [condition, handle] of [
    [`o.state = 'ordered' and o.warned_at is null and o.first_day <= $1`, warn],
    [`o.state in ('ordered', 'returned') and o.first_day < $2`, credit],
  ] as const) {
    const orders = await options.database.query<{ id: string; client: string }>(
      `select o.id, o.client from advert_orders o where ${condition}
         and $1::date >= $2::date order by o.first_day, o.id`,
      [lastWarnedDay(today), today],
    );
    for (const order of orders)
      try {
        await inOneWrite(options, (transaction) => handle(transaction, options, order));
      } catch (error) {
        options.onError(error);
      }
  }
}

/** Credits the passed days of an order, unless another server or an operator was faster. */
async function credit(
  transaction: Queryable,
  options: UnapprovedOptions,
  { id, client }: { id: string; client: string },
) {
  const order = await lockOrder(transaction, client, id);
  if (order.state === 'ordered' || order.state === 'returned') await creditPassedDays(transaction, options, order);
}

/** The reason in a booking that the server has ended, by the state of its advert. */
const REASONS = {
  ordered: {
    de: 'Wir haben die Anzeige nicht rechtzeitig freigegeben.',
    en: 'We did not approve the advert in time.',
  },
  returned: {
    de: 'Die Anzeige wurde nicht rechtzeitig geändert.',
    en: 'The advert was not changed in time.',
  },
} as const;

/**
 * Credits the days of an order that have passed without an approval, and notifies its buyer. Without any day left the
 * order ends. The caller has locked the order, which waits for an operator or its buyer.
 *
 * @returns the days that are left
 */
export async function creditPassedDays(
  transaction: Queryable,
  options: Pick<UnapprovedOptions, 'now' | 'mail' | 'publicUrl'>,
  order: LockedOrder,
): Promise<readonly string[]> {
  const today = berlinDay(options.now());
  const remainingDays = order.dates.filter((day) => day >= today);
  if (remainingDays.length < order.dates.length)
    await endOrder(transaction, options, order, {
      remainingDays,
      actor: { by: 'system' },
      reason: REASONS[order.state === 'returned' ? 'returned' : 'ordered'][order.language],
    });
  return remainingDays;
}

type UnapprovedRow = { number: string; review: number; product: Product; first: string; email: string };

/** Warns the seller of a client of an unapproved advert that begins soon, once for each order. */
async function warn(
  transaction: Queryable,
  options: UnapprovedOptions,
  { id, client }: { id: string; client: string },
) {
  const [row] = await transaction.query<UnapprovedRow>(
    `update advert_orders o set warned_at = $2 where o.id = $1 and o.state = 'ordered' and o.warned_at is null
     returning o.number, o.review, o.product, o.first_day as first,
       coalesce((select s.data->>'email' from advert_sellers s where s.client = o.client), '') as email`,
    [id, options.now()],
  );
  if (!row || row.email === '') return;
  const backOfficePath = `/backoffice/${encodeURIComponent(client)}/queue/advert/${row.review}`;
  await recordMail(transaction, options, {
    ...{ kind: 'advertUnapproved', language: 'de', path: '', backOfficePath, day: invoiceDayLabel(row.first, 'de') },
    to: namelessRecipient(row.email),
    client: await loadClient(transaction, client),
    advert: { ...NO_ADVERT, number: row.number, product: productName(row.product, 'de') },
    about: { kind: 'advert', record: id },
  });
}
