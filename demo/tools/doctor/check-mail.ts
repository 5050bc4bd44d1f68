import { PassThrough } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { countStuckMails } from '../../server/mail/find-mails';
import type { Database } from '../../server/platform/database/database';
import type { Environment } from '../../server/platform/environment.mjs';
import { type Finding, findingsOf } from './finding';

const { ok, warning, error } = findingsOf('mail');
const ANSWER_MS = 5000;

/** Runs a command of SMTP; fails also if the connection does. */
type Step = (work: (done: (problem?: Error | null) => void) => void) => Promise<void>;

/** Checks the mail server: reachable, encrypted, log-in, and whether it takes mails of MAIL_FROM. Nothing is sent. */
export async function checkMailServer({ smtpUrl, mailFrom }: Environment): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      warning('SMTP_URL is missing: mails are kept, and nobody can confirm an account.', 'Set SMTP_URL and MAIL_FROM.'),
    ];
  const url = new URL(smtpUrl);
  const connection = new SMTPConnection({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    ...(url.port && { port: Number(url.port) }),
    secure: url.protocol === 'smtps:',
    ...{ connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS, dnsTimeout: ANSWER_MS },
  });
  const failed = new Promise<never>((_, reject) => connection.on('error', reject));
  failed.catch(() => undefined);
  const step: Step = (work) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => work((problem) => (problem ? reject(problem) : resolve()))),
    ]);
  const where = `${url.hostname}${url.port ? `:${url.port}` : ''}`;
  try {
    await step((done) => connection.connect(done));
  } catch (problem) {
    connection.close();
    return [
      error(
        `The mail server ${where} cannot be reached: ${wordsOf(problem)}.`,
        'Check host and port of SMTP_URL, its certificate, and the firewall. Mails wait meanwhile.',
      ),
    ];
  }
  try {
    const found: Finding[] = [];
    if (!connection.secure && !/^(?:localhost|127\.|\[::1\])/.test(url.hostname))
      found.push(warning(`The mail server ${where} offers no encryption.`, 'Use smtps://… or a server with STARTTLS.'));
    if (url.username) {
      const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
      const refusal = await step((done) => connection.login({ credentials: { user, pass } }, done)).then(
        () => undefined,
        (problem: unknown) =>
          error(
            `The mail server ${where} refuses the log-in: ${wordsOf(problem)}.`,
            'Check user and password in SMTP_URL, both percent-encoded.',
          ),
      );
      if (refusal) return [...found, refusal];
    }
    const refusal = await senderRefusal(connection, mailFrom, step);
    if (refusal)
      found.push(
        error(
          `The mail server ${where} refuses mails from ${mailFrom}: ${refusal}.`,
          'Set MAIL_FROM to an address that this server may send for.',
        ),
      );
    return found.length > 0 ? found : [ok(`The mail server ${where} takes mails from ${mailFrom}.`)];
  } finally {
    connection.close();
  }
}

/** A recipient that is no address, so that no server takes a mail to it. */
const NOBODY = 'nobody at all';

/** Offers a mail to nobody, which never ends and so is never sent: the answer to the sender comes before. */
async function senderRefusal(connection: SMTPConnection, mailFrom: string, step: Step): Promise<string | undefined> {
  const from = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  const endless = new PassThrough();
  const problem: unknown = await step((done) => connection.send({ from, to: [NOBODY] }, endless, done)).catch(
    (reason: unknown) => reason,
  );
  endless.destroy();
  const isOfSender = problem instanceof Error && 'command' in problem && problem.command === 'MAIL FROM';
  return isOfSender ? wordsOf(problem) : undefined;
}

/** Checks the mails in the database. */
export async function checkMails(database: Database, { smtpUrl }: Environment, now: Date): Promise<Finding[]> {
  const stuck = (await countStuckMails(database, now)).reduce((sum, { count }) => sum + count, 0);
  if (stuck > 0 && smtpUrl)
    return [
      warning(
        `${stuck} mails are stuck.`,
        'See the mails of each client in the back office: it names the reason, retries and drops.',
      ),
    ];
  return [];
}

const wordsOf = (problem: unknown) =>
  problem instanceof Error ? problem.message.replace(/[\s.]+$/, '') : String(problem);
