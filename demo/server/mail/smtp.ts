import { createTransport } from 'nodemailer';
import type { MailService } from '../app-options';

const TIMEOUT_MS = 10_000;
const DEFAULT_SENDER = 'portal@localhost';

/** Sends mails through the server that `url` names (smtp:// or smtps://); `from` is the sender of all. */
export function smtpService(url: string, from: string = DEFAULT_SENDER): MailService {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Texts are our own; a mail never reads files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}

/** The service that SMTP_URL and MAIL_FROM name; none without SMTP_URL. */
export const smtpFromEnvironment = ({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): MailService | undefined =>
  SMTP_URL ? smtpService(SMTP_URL, MAIL_FROM) : undefined;
