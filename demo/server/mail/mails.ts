import type { ClientInfo } from '../accounts/client-info';
import type { AppOptions, Mail } from '../app-options';
import type { Queryable } from '../database';
import { Problem } from '../http/problem';
import { type MailKind, type MailLanguage, mailText } from './mail-texts';

/** A mail to be written. */
export type Letter = {
  kind: MailKind;
  to: string;
  client: ClientInfo;
  language: MailLanguage;
  /** Whose mail it is; it then belongs to the data of that person. */
  accountId?: number;
  /** The screen that the link leads to, such as '/auth/confirm'. */
  path: string;
  /** The one-time key of the link. */
  key?: string;
  day?: string;
  relation?: string;
  reason?: string;
};

/**
 * Writes a mail down and returns it for sending. Where mails are really sent, the stored text lacks the key: a stolen
 * table must not open an account.
 */
export async function recordMail(to: Queryable, options: AppOptions, letter: Letter): Promise<Mail> {
  const { kind, client, language, accountId, key, day, relation, reason } = letter;
  const { subject, text } = mailText(kind, language, {
    clientName: inOneLine(client.name),
    link: linkOf(options, letter),
    ...(day && { day }),
    ...(relation && { relation: inOneLine(relation) }),
    ...(reason && { reason: inOneLine(reason) }),
  });
  const mail = { to: letter.to, subject: inOneLine(subject), text };
  await to.query(
    'insert into mails (client, account_id, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5, $6)',
    [
      client.key,
      accountId ?? null,
      mail.to,
      mail.subject,
      options.mail && key ? text.replaceAll(key, '…') : text,
      options.now(),
    ],
  );
  return mail;
}

/** Sends mails without letting the caller wait; what fails is reported. */
export function postMails({ mail: service, onError }: AppOptions, mails: readonly Mail[]): void {
  for (const mail of mails) service?.send(mail).catch(onError);
}

/**
 * Sends mails and waits until they are taken: before a change that must not be without them.
 *
 * @throws {Problem} 502 email_send_failed
 */
export async function sendMails({ mail: service, onError }: AppOptions, mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) {
    await service?.send(mail).catch((error: unknown) => {
      onError(error);
      throw new Problem(502, 'email_send_failed');
    });
  }
}

/** Leads to a screen of the client's portal, in the language of the mail. */
function linkOf({ publicUrl }: AppOptions, { client, language, path, key }: Letter): string {
  const locale = language === 'en' ? '/en' : '';
  const query = key ? `?key=${key}` : '';
  return `${publicUrl()}${client.portalPage}#${locale}${path}${query}`;
}

/** The name of a client is an operator's word; in a subject it must not begin another header. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
