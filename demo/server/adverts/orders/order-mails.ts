import type { AdvertPart } from '../../../../src/model/adverts/advert-parts';
import { loadClient } from '../../clients/client-info';
import type { AdvertValues } from '../../mail/advert-parts';
import type { AdvertKind } from '../../mail/advert-texts';
import type { BillingKind } from '../../mail/billing-texts';
import { recordMail } from '../../mail/mails';
import { loadRecipient, namelessRecipient } from '../../mail/recipient';
import type { Queryable } from '../../platform/database/database';
import { moneyText } from '../invoice/invoice-words';
import type { AdvertOptions } from '../options';
import { amountDueSql } from '../payment/amount-due';
import { joinAdvertisedEvent, orderVisibility, type Visibility } from './event-visibility';
import { type Product, productName } from './product';
import type { Seller } from './seller';

type AttachedInvoice = { id: number; number: string; gross: number };

type Row = {
  client: string;
  accountId: number | null;
  billingEmail: string;
  number: string;
  language: 'de' | 'en';
  product: Product;
  first: string;
  last: string;
  count: number;
  invoice: AttachedInvoice;
  due: string;
  visibility: Visibility | null;
  isEnded: boolean;
  isReturned: boolean;
  seller: Seller;
  paper: AttachedInvoice | null;
  owed: number;
};

/** A mail about an order. */
type OrderMail = {
  /** The id of the order. */
  id: string;
  kind: AdvertKind;
  /** The operator's reason; only the account reads it. */
  reason?: string;
  /** The parts of the advert that an operator has corrected or asks to correct. */
  fields?: readonly AdvertPart[];
  /** The attached credit note. */
  creditId?: number | undefined;
  /** The days that an operator has cancelled. */
  cancelledDays?: readonly string[];
  /** The announced refund: its amount in cents, and its day. */
  refund?: { id: number; cents: number; day: string };
  /** The day that an operator has moved, and the day that the invoice names for it. */
  moved?: { from: string; to: string; invoiced: string };
  notBefore?: Date;
};

/**
 * The kind of mail to the invoice address for each kind of mail to the account. It covers everything about money, with
 * or without an account; mails about content go to the account alone.
 */
const BILLING_KINDS: Readonly<Record<AdvertKind, BillingKind | undefined>> = {
  advertOrdered: 'billedInvoice',
  advertConfirmed: undefined,
  advertCorrected: undefined,
  advertReturned: undefined,
  advertRejected: 'billedCredit',
  advertCancelled: 'billedCredit',
  advertStopped: 'billedCredit',
  advertMissed: 'billedCredit',
  advertEnded: 'billedCredit',
  advertDaysCredited: 'billedCredit',
  advertDayMoved: 'billedDayMoved',
  advertReminder: 'billedReminder',
  advertRefunded: 'billedRefund',
  advertRefundWithdrawn: 'billedRefundWithdrawn',
};

/** The labels of an advert's parts. */
export const partLabels: Readonly<Record<AdvertPart, Readonly<Record<'de' | 'en', string>>>> = {
  title: { de: 'Titel', en: 'Title' },
  text: { de: 'Text', en: 'Text' },
  picture: { de: 'Bild', en: 'Picture' },
};

const invoiceJson = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'number', ${alias}.number, 'gross', ${alias}.gross)`;

const selectOrder = `
  select o.client, o.account_id as "accountId", coalesce(o.billing->>'email', '') as "billingEmail", o.number, o.language,
    o.product, o.first_day as first, o.last_day as last, cardinality(o.dates) as count, ${invoiceJson('i')} as invoice,
    i.due_on as due, i.seller, case when c.id is not null then ${invoiceJson('c')} end as paper, ${amountDueSql} as owed,
    o.state = 'cancelled' as "isEnded", exists (select 1 from advert_returns b where b.order_id = o.id
      and b.resent_at is null) as "isReturned", ${orderVisibility} as visibility
  from advert_orders o ${joinAdvertisedEvent} join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'
    left join lateral (select * from advert_invoices where order_id = o.id and kind = 'credit'
      and (id = $2 or $3) order by id desc limit 1) c on true
  where o.id = $1`;

/**
 * Writes a mail about an order to its account, and about money also to its invoice address. Separate mails do not
 * reveal the other address or wait for it; equal addresses get one mail. Without an account only the invoice address
 * gets one. Returns the mails, that of the account first.
 */
export async function mailAboutOrder(
  transaction: Queryable,
  options: Pick<AdvertOptions, 'now' | 'mail' | 'publicUrl'>,
  mail: OrderMail,
): Promise<number[]> {
  const { id, kind, reason, fields = [], creditId, cancelledDays, refund, moved, notBefore } = mail;
  const [row] = await transaction.query<Row>(selectOrder, [id, creditId ?? null, refund !== undefined]);
  if (!row) return [];
  const { client, accountId, language, billingEmail } = row;
  const billingKind = BILLING_KINDS[kind];
  const isAboutCredit = billingKind === 'billedCredit';
  const attachment = row.paper ?? (isAboutCredit ? undefined : row.invoice);
  const shared = {
    language,
    about: { kind: 'advert', record: id } as const,
    client: await loadClient(transaction, client),
    advert: advertPartsOf(row, { ...mail, paper: attachment }),
    // A move leaves the invoice as it is: a second copy could be booked twice.
    ...(billingKind && attachment && !moved && { invoiceId: attachment.id }),
    ...(cancelledDays && { day: cancelledDays.map((day) => dayText(day, language)).join('\n') }),
    ...(moved && {
      day: dayText(moved.from, language),
      newDay: dayText(moved.to, language),
      invoicedDay: dayText(moved.invoiced, language),
    }),
    ...(refund && { day: dayText(refund.day, language), refundId: refund.id }),
    ...(notBefore && { notBefore }),
  };
  const recipient = accountId === null ? undefined : await loadRecipient(transaction, accountId);
  const path = `/secure/promotion/${id}`;
  const ids = [
    accountId !== null &&
      recipient &&
      (await recordMail(transaction, options, {
        ...shared,
        kind,
        accountId,
        path,
        to: recipient,
        ...(reason && { reason }),
        ...(fields.length > 0 && { fields: fields.map((part) => partLabels[part][language]).join(', ') }),
      })),
    // A free order has no credit note.
    billingKind &&
      attachment &&
      billingEmail !== '' &&
      !isSameAddress(billingEmail, recipient?.address) &&
      (await recordMail(transaction, options, {
        ...{ ...shared, kind: billingKind, path: '', to: namelessRecipient(billingEmail) },
      })),
  ];
  return ids.filter((one) => typeof one === 'number');
}

const isSameAddress = (one: string, other: string | undefined) =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

function advertPartsOf(
  row: Row,
  { kind, refund, paper: attachment }: OrderMail & { paper: AttachedInvoice | undefined },
): AdvertValues {
  const { number, language, owed, seller } = row;
  const total = refund?.cents ?? (kind === 'advertReminder' ? owed : (attachment?.gross ?? 0));
  return {
    ...{ number, invoice: attachment?.number ?? '', product: productName(row.product, language), days: daysText(row) },
    ...{ total: moneyText(total, language), isFree: total === 0, due: dayText(row.due, language) },
    balance: {
      state: owed > 0 ? 'open' : owed < 0 ? 'refund' : 'settled',
      sum: moneyText(Math.abs(owed), language),
      isMore: attachment !== undefined && -owed > attachment.gross,
    },
    contact: [seller.email, seller.phone].filter(Boolean).join(', '),
    ...(row.isEnded && { isEnded: true }),
    ...(row.isReturned && { isReturned: true }),
    ...(row.visibility === 'waiting' && { isEventWaiting: true }),
    ...(isHidden(row.visibility) && { isEventHidden: true }),
  };
}

const isHidden = (visibility: Visibility | null): boolean =>
  visibility !== null && visibility !== 'visible' && visibility !== 'waiting' && visibility !== 'over';

const localeOf = (language: 'de' | 'en') => (language === 'de' ? 'de-DE' : 'en-GB');

const dayText = (day: string, language: 'de' | 'en') =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`));

function daysText({ first, last, count, language }: Row): string {
  if (count === 1) return dayText(first, language);
  const [from, until] = [dayText(first, language), dayText(last, language)];
  return language === 'de' ? `${count} Tage, ${from} bis ${until}` : `${count} days, ${from} to ${until}`;
}
