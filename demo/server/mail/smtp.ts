import { createTransport } from 'nodemailer';
import type { MailAttachment, MailService } from './mail-service';

const TIMEOUT_MS = 10_000;
/** The SMTP commands whose refusal is about this mail; earlier refusals concern the sender and can be repaired. */
const MAIL_COMMANDS = ['RCPT TO', 'DATA'];

/** The error of a mail that the mail server will never accept. */
export class MailRefused extends Error {}

/** Creates a mail service for the server of `url` (smtp:// or smtps://); `from` is the sender of all mails. */
export function smtpService(url: string, from: string): MailService {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Our mails are plain texts with attachments in memory: nodemailer never has to read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, unsubscribe, attachment }, signal) => {
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        signal,
        headers: headersOf(unsubscribe),
        ...(attachment && { attachments: [attachmentOf(attachment)] }),
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isFinal(error) ? new MailRefused(error.message) : error;
      });
    },
  };
}

const attachmentOf = ({ name, bytes }: MailAttachment) => ({
  filename: name,
  content: Buffer.from(bytes),
  contentType: 'application/pdf',
});

/** Returns the headers for an unsubscribe button in mail programs. */
const headersOf = (unsubscribe: string | null | undefined): Record<string, string> =>
  unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** Checks whether the mail server refuses this mail for good. */
const isFinal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  MAIL_COMMANDS.some((command) => command === error.command);
