import { loadClient } from '../../accounts/client-info';
import type { AppOptions } from '../../app-options';
import type { Queryable } from '../../database';
import type { AdvertKind } from '../../mail/advert-texts';
import { recordMail } from '../../mail/mails';
import { loadRecipient } from '../../mail/recipient';
import { owedShape } from '../payment/owed';
import { joinAdvertised, orderVisibility, type Visibility } from './event-visibility';
import { type Product, productName } from './product';

type Row = {
  client: string;
  accountId: number | null;
  number: string;
  language: 'de' | 'en';
  product: Product;
  first: string;
  last: string;
  count: number;
  invoiceId: number;
  invoice: string;
  gross: number;
  owed: number;
  due: string;
  visibility: Visibility | null;
};

/** Writes to the person of an order, and answers the mail; nobody is written to whose account is gone. */
export async function mailAboutOrder(
  transaction: Queryable,
  options: Pick<AppOptions, 'now' | 'mail' | 'publicUrl'>,
  { id, kind, reason, notBefore }: { id: string; kind: AdvertKind; reason?: string; notBefore?: Date },
): Promise<number | undefined> {
  const [row] = await transaction.query<Row>(
    `select o.client, o.account_id as "accountId", o.number, o.language, o.product, o.first_day as first,
       o.last_day as last, cardinality(o.dates) as count, i.id as "invoiceId", i.number as invoice, i.gross, i.due_on as due,
       ${owedShape} as owed, ${orderVisibility} as visibility
     from advert_orders o ${joinAdvertised} join lateral (select * from advert_invoices where order_id = o.id and (not $2 or kind = 'invoice')
       order by id desc limit 1) i on true
     where o.id = $1`,
    // A reminder is about the invoice, whatever has been credited of it.
    [id, kind === 'advertReminder'],
  );
  if (!row?.accountId) return undefined;
  const { client, accountId, language, number, invoice, invoiceId } = row;
  return recordMail(transaction, options, {
    ...{ kind, language, accountId, path: `/secure/promotion/${id}` },
    ...(reason && { reason }),
    // Who reads that an advert is approved has got the invoice already.
    ...(kind !== 'advertConfirmed' && { invoiceId }),
    ...(notBefore && { notBefore }),
    to: await loadRecipient(transaction, accountId),
    client: await loadClient(transaction, client),
    advert: {
      ...{ number, invoice, product: productName(row.product, language) },
      days: daysText(row),
      total: moneyText(kind === 'advertReminder' ? row.owed : row.gross, language),
      due: dayText(row.due, language),
      ...(row.visibility === 'waiting' && { isEventWaiting: true }),
      ...(isHidden(row.visibility) && { isEventHidden: true }),
    },
  });
}

const isHidden = (visibility: Visibility | null): boolean =>
  visibility !== null && visibility !== 'visible' && visibility !== 'waiting' && visibility !== 'over';

const localeOf = (language: 'de' | 'en') => (language === 'de' ? 'de-DE' : 'en-GB');

const dayText = (day: string, language: 'de' | 'en') =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`));

const moneyText = (cents: number, language: 'de' | 'en') =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' }).format(cents / 100);

function daysText({ first, last, count, language }: Row): string {
  if (count === 1) return dayText(first, language);
  const [from, until] = [dayText(first, language), dayText(last, language)];
  return language === 'de' ? `${count} Tage, ${from} bis ${until}` : `${count} days, ${from} to ${until}`;
}
