import type { ClientInfo } from '../clients/client-info';
import type { HistoryKind } from '../history/record-history';
import type { Queryable } from '../platform/database/database';
import { hashOf } from '../platform/secrets';
import type { AdvertValues } from './advert-parts';
import type { OperatorMailKind } from './back-office-texts';
import { type DecidedRecord, type MailedRecord, type MailKind, type MailLanguage, mailText } from './mail-texts';
import type { MailOptions } from './options';
import type { Recipient } from './recipient';
import type { SearchValues } from './search-texts';

/** A mail to be written. */
export type MailDraft = {
  kind: MailKind;
  to: Recipient;
  client: ClientInfo;
  language: MailLanguage;
  /** The account whose data the mail belongs to. */
  accountId?: number;
  /** The screen of the link, such as '/auth/confirm'. */
  path: string;
  /** The page of the back office for the link, in place of the screen. */
  backOfficePath?: string;
  /** The one-time key of the link. */
  key?: string;
  /** The earliest time of sending. */
  notBefore?: Date;
  day?: string;
  newDay?: string;
  invoicedDay?: string;
  relation?: string;
  address?: string;
  event?: string;
  isChange?: boolean;
  fields?: string;
  reason?: string;
  /** The events and articles of the reader that were decided with a relation. */
  records?: readonly DecidedRecord[];
  advert?: AdvertValues;
  search?: SearchValues;
  /** The saved search, and the address that ends it with one click. */
  searchId?: number;
  unsubscribe?: string;
  /** The attached invoice or credit note. */
  invoiceId?: number;
  /** The refund that the mail reports. */
  refundId?: number;
  /** The record that the mail is about, as in the history. */
  about?: { kind: HistoryKind; record: number | string };
};

/** The part of the options that mails need. */
type MailWritingOptions = Pick<MailOptions, 'mail' | 'publicUrl' | 'now'>;

/** Returns the subject and the text of a mail. */
export function composeMail(
  options: Pick<MailWritingOptions, 'publicUrl'>,
  draft: MailDraft,
): { subject: string; text: string } {
  const {
    kind,
    client,
    language,
    to,
    day,
    newDay,
    invoicedDay,
    relation,
    address,
    event,
    isChange,
    fields,
    reason,
    advert,
    search,
    records,
  } = draft;
  const { subject, text } = mailText(
    kind,
    { language, name: to.name },
    {
      clientName: withoutLineBreaks(client.name),
      link: linkOf(options, draft),
      isApproved: client.approvesAccounts,
      ...(day && { day }),
      ...(newDay && { newDay }),
      ...(invoicedDay && { invoicedDay }),
      ...(relation && { relation: withoutLineBreaks(relation) }),
      ...(address && { address: withoutLineBreaks(address) }),
      ...(event && { event: withoutLineBreaks(event) }),
      ...(isChange && { isChange }),
      ...(fields && { fields }),
      ...(reason && { reason: withoutLineBreaks(reason) }),
      ...(records && { records: records.map((record) => mailedRecord(options, draft, record)) }),
      ...(advert && { advert }),
      ...(search && { search }),
    },
  );
  return { subject: withoutLineBreaks(subject), text };
}

/**
 * Writes a mail into the outbox within the transaction that causes it, so that both commit together; returns its id.
 * The worker sends it after the commit (send-mails); without a mail service /outbox shows it.
 */
export async function recordMail(
  transaction: Queryable,
  options: MailWritingOptions,
  draft: MailDraft,
): Promise<number | undefined> {
  return storeMail(transaction, options, { ...draft, client: draft.client.key, ...composeMail(options, draft) });
}

/** A mail to an operator, about their own account. */
export type OperatorMail = {
  kind: OperatorMailKind;
  to: Recipient;
  /** The page of the back office for the link. */
  path: string;
  /** The one-time key of the link. */
  key?: string;
  inviter?: string;
  /** The operator whose page shows whether it was sent. */
  operatorId?: number;
};

/** Writes a mail to an operator into the outbox, as {@link recordMail} does. It belongs to no client. */
export async function recordOperatorMail(
  transaction: Queryable,
  options: MailWritingOptions,
  { kind, to, path, key, inviter, operatorId }: OperatorMail,
): Promise<void> {
  const link = `${options.publicUrl()}${path}`;
  const values = { clientName: 'Verwaltung', link, isApproved: true, ...(inviter && { inviter }) };
  const { subject, text } = mailText(kind, { language: 'de', name: to.name }, values);
  const about = operatorId === undefined ? undefined : ({ kind: 'operator', record: operatorId } as const);
  const mail = { client: null, to, subject: withoutLineBreaks(subject), text, key, ...(about && { about }) };
  await storeMail(transaction, options, mail);
}

/** A mail as it is stored. */
type StoredMail = Pick<
  MailDraft,
  'to' | 'accountId' | 'notBefore' | 'about' | 'searchId' | 'unsubscribe' | 'invoiceId' | 'refundId'
> & { client: string | null; subject: string; text: string; key?: string | undefined };

async function storeMail(
  transaction: Queryable,
  options: MailWritingOptions,
  draft: StoredMail,
): Promise<number | undefined> {
  const { client, accountId, subject, text, key, notBefore } = draft;
  const isSent = options.mail !== undefined;
  const [row] = await transaction.query<{ id: number }>(
    `insert into mails (client, account_id, recipient, subject, body, outgoing, state, created_at, next_try_at, ends_at,
       held_until, search_id, unsubscribe, invoice_id, refund_id, kind, record)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, coalesce($10::timestamptz, $8::timestamptz), (select expires_at
       from mail_keys where hash = $9 union all select expires_at from search_keys where hash = $9
       union all select expires_at from operator_keys where hash = $9), $10, $11, $12, $13, $14, $15, $16)
     returning id`,
    [
      ...[client, accountId ?? null, draft.to.address, subject],
      // The stored text has no key: a stolen table must not open accounts.
      isSent && key ? text.replaceAll(key, '…') : text,
      isSent && key ? text : null,
      ...[isSent ? 'waiting' : 'kept', options.now(), key ? hashOf(key) : null, notBefore ?? null],
      ...[draft.searchId ?? null, draft.unsubscribe ?? null, draft.invoiceId ?? null, draft.refundId ?? null],
      ...[draft.about?.kind ?? null, draft.about === undefined ? null : String(draft.about.record)],
    ],
  );
  return row?.id;
}

/** Returns a decided record with the link to its page, without line breaks that may look like another part of the mail. */
const mailedRecord = (
  options: Pick<MailWritingOptions, 'publicUrl'>,
  { client, language }: MailDraft,
  { id, title, reason, ...record }: DecidedRecord,
): MailedRecord => ({
  ...{ ...record, title: withoutLineBreaks(title), reason: withoutLineBreaks(reason) },
  link: linkOf(options, { client, language, path: `/${record.kind}s/${encodeURIComponent(id)}` }),
});

/** Returns the address of a screen of the client's portal, in the language of the mail. */
function linkOf(
  { publicUrl }: Pick<MailWritingOptions, 'publicUrl'>,
  {
    client,
    language,
    path,
    backOfficePath,
    key,
  }: Pick<MailDraft, 'client' | 'language' | 'path' | 'backOfficePath' | 'key'>,
): string {
  if (backOfficePath) return `${publicUrl()}${backOfficePath}`;
  const locale = language === 'en' ? '/en' : '';
  const query = key ? `?key=${key}` : '';
  return `${publicUrl()}${client.portalPage}#${locale}${path}${query}`;
}

/**
 * Returns a text without line breaks. An operator chooses the client's name, which must not begin another header of the
 * mail.
 */
const withoutLineBreaks = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
