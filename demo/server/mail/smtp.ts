import { createTransport } from 'nodemailer';
import type { MailService } from '../app-options';

const TIMEOUT_MS = 10_000;
/** Where a mail server says no to this very mail; what it says before concerns the sender, and that can be repaired. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** A mail that will never be taken, however often it is sent. */
export class MailRefused extends Error {}

/** Sends mails through the server that `url` names (smtp:// or smtps://); `from` is the sender of all. */
export function smtpService(url: string, from: string): MailService {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Texts are our own; a mail never reads files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text }, signal) => {
      const mail = { from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${host}>`, signal };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isFinal(error) ? new MailRefused(error.message) : error;
      });
    },
  };
}

/** Whether a mail server will give the same answer to this mail for ever. */
const isFinal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  ABOUT_THE_MAIL.some((command) => command === error.command);
