import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorFields } from '../platform/log';
import type { MailService } from './mail-service';
import { nextTryOf } from './next-try';
import type { MailOptions } from './options';
import { type ClaimedMail, claimMails, markFailed, markSent, releaseMails } from './outbox';
import { MailRefused } from './smtp';

/** The interval in which a worker polls for mails of other processes, and for retries. */
const POLL_MS = 5000;
const MAX_SENDING = 4;
/** The time limit of a try, shorter than a lease: once a lease has ended, another worker may send the same mail. */
const MAX_TRY_MS = 20_000;
/** The time for which a stopping server waits for mails that are being sent. */
const SHUTDOWN_GRACE_MS = 2000;
const MAX_RECORDING_TRIES = 5;
/** The reasons to abort a try. */
const TOO_SLOW = new Error('The mail server did not answer in time.');
const STOPPING = new Error('The server is stopping.');

/** The worker that sends the mails of the outbox. */
export type MailWorker = {
  /** Notifies the worker of possible new mails. */
  wake(): void;
  /** Stops; after a short while aborts running tries and releases their mails. */
  close(): Promise<void>;
};

/** Sends the mails of the outbox as long as the process lives; does nothing without a mail service. */
export const keepSending = (options: MailOptions, maxTryMs: number = MAX_TRY_MS): MailWorker =>
  options.mail
    ? startSending(options, options.mail, maxTryMs)
    : { wake: () => undefined, close: async () => undefined };

function startSending(options: MailOptions, service: MailService, maxTryMs: number): MailWorker {
  const { database, now, onError, log } = options;
  const worker = randomUUID();
  const sending = new Map<AbortController, Promise<void>>();
  let isStopped = false;
  let isPollRequested = false;
  let polling: Promise<void> | undefined;

  async function poll(): Promise<void> {
    while (isPollRequested && !isStopped && sending.size < MAX_SENDING) {
      isPollRequested = false;
      const mails = await claimMails(database, { worker, limit: MAX_SENDING - sending.size, now: now() });
      for (const mail of mails) {
        const abortController = new AbortController();
        const sendingMail = send(mail, abortController)
          .catch(onError)
          .finally(() => {
            sending.delete(abortController);
            wake();
          });
        sending.set(abortController, sendingMail);
      }
    }
  }

  function wake(): void {
    isPollRequested = true;
    polling ??= poll()
      .catch(onError)
      .finally(() => {
        polling = undefined;
        // A call of wake() may have come after the last poll.
        if (isPollRequested && !isStopped && sending.size < MAX_SENDING) wake();
      });
  }

  async function sendWithAttachment(mail: ClaimedMail, signal: AbortSignal): Promise<void> {
    const attachment = mail.invoiceId === null ? undefined : await options.drawInvoiceAttachment(mail.invoiceId);
    await service.send({ ...mail, attachment }, signal);
  }

  async function send(mail: ClaimedMail, abortController: AbortController): Promise<void> {
    const timer = setTimeout(() => abortController.abort(TOO_SLOW), maxTryMs);
    try {
      if (mail.endsAt && mail.endsAt <= now()) throw new MailRefused('Its link has ended.');
      await untilAborted(sendWithAttachment(mail, abortController.signal), abortController.signal);
    } catch (error) {
      // The mail was not refused: close() releases it, and another process tries at once.
      if (error === STOPPING) return;
      const nextTry = error instanceof MailRefused ? undefined : nextTryOf(mail, now());
      // Only the first and the last failure of a mail are reported.
      if (mail.attempts === 1 || !nextTry) onError(error);
      const { stack: _, ...cause } = errorFields(error);
      log.event(
        'mail',
        { mail: mail.rowId, result: nextTry ? 'retry' : 'failed', attempts: mail.attempts, ...cause },
        'warn',
      );
      const message = error instanceof Error ? error.message : String(error);
      return withRetries(() => markFailed(database, mail, { error: message, nextTry }));
    } finally {
      clearTimeout(timer);
    }
    await withRetries(() => markSent(database, mail, now()));
    log.event('mail', { mail: mail.rowId, result: 'sent', attempts: mail.attempts });
  }

  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    close: async () => {
      isStopped = true;
      clearInterval(timer);
      await polling;
      const all = Promise.all(sending.values());
      await Promise.race([all, pause(SHUTDOWN_GRACE_MS, undefined, { ref: false })]);
      for (const abortController of sending.keys()) abortController.abort(STOPPING);
      await all;
      await releaseMails(database, worker).catch(onError);
    },
  };
}

/** Waits for the work until the signal at most, even if the work ignores the signal. */
const untilAborted = (work: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    work.then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Records the result of a try, with retries: without the record the mail would be sent twice. */
async function withRetries(record: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await record();
    } catch (error) {
      if (tries === MAX_RECORDING_TRIES) throw error;
      await pause(tries * 500);
    }
  }
}
