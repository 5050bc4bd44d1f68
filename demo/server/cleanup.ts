import { setTimeout as pause } from 'node:timers/promises';
import { forgetOldAttempts } from './accounts/rate-limit';
import { followUnapproved } from './adverts/orders/unapproved';
import { remindOfInvoices } from './adverts/payment/reminders';
import { deleteExpiredUses } from './adverts/shown/counter';
import type { AppOptions } from './app-options';
import { deleteOldLogIns } from './backoffice/operators/openid-connect/logins';
import { deleteOldAttempts } from './backoffice/session/login-attempts';
import { deleteOldCookies } from './backoffice/session/office-cookies';
import { undoStart } from './decisions/record-decision';
import { deleteExpiredTexts } from './mail/outbox';
import { deleteDroppedTexts } from './mail/restore-mail';
import { tidyMedia } from './media/tidy-media';
import { purgeDue } from './persons/deletion';
import { deleteOldRemovals } from './persons/favourites';
import type { Database } from './platform/database/database';
import { removeDeleted } from './records/delete-record';
import { deleteUnconfirmed } from './saved-searches/saved-searches';
import { ARTICLES, EVENTS } from './schema/record-tables';
import { deleteOldChanges } from './search/revision';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * The times for which old data stays, in milliseconds. While a key stays, the server can report that its link has
 * expired.
 */
const KEYS_STORED_MS = 30 * DAY_MS;
const MAILS_STORED_MS = 90 * DAY_MS;
const HISTORY_STORED_MS = 730 * DAY_MS;
/** The time for which a stopping server waits for a running statement; the next start resumes the cleanup. */
const SHUTDOWN_GRACE_MS = 2000;

/**
 * Deletes expired data: accounts to be deleted, unused pictures, sessions, keys, attempts, stored answers of
 * idempotency keys, old mails. Also credits days of unapproved adverts, sends reminders of overdue invoices, and renews
 * the statistics of an embedded database.
 */
export async function cleanUp(options: AppOptions): Promise<void> {
  const { now } = options;
  const database = withoutTimeLimit(options.database);
  const before = (ms: number) => [new Date(now().getTime() - ms)];
  await purgeDue(database, now());
  await forgetOldAttempts({ database, now });
  await deleteOldAttempts({ database, now });
  await deleteOldCookies({ database, now });
  await deleteOldLogIns(database, now());
  await database.query('delete from tokens where expires_at < $1', before(0));
  await database.query('delete from mail_keys where expires_at < $1', before(KEYS_STORED_MS));
  await database.query('delete from idempotency_keys where created_at < $1', before(DAY_MS));
  await deleteExpiredTexts(database, now());
  await deleteDroppedTexts(database, undoStart(now()));
  await database.query('delete from mails where created_at < $1', before(MAILS_STORED_MS));
  for (const tables of [EVENTS, ARTICLES]) await removeDeleted(database, tables, now());
  await deleteOldRemovals(database, now());
  await deleteUnconfirmed(database, now());
  await deleteOldChanges(database);
  await deleteExpiredUses(database, now());
  await database.query('delete from decisions where at < $1', before(DAY_MS));
  await database.query('delete from history where at < $1', before(HISTORY_STORED_MS));
  await followUnapproved({ ...options, database });
  await remindOfInvoices({ ...options, database });
  if (database.kind === 'pglite') await renewStatistics(database);
  // Files come last, so that a failing disk does not stop the rest of the cleanup.
  await tidyMedia({ ...options, database });
}

/**
 * Renews the statistics of an embedded database's planner; PostgreSQL does so itself. Without them a search by distance
 * takes twenty times as long. Table by table, because the one connection serves visitors in between.
 */
async function renewStatistics(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) await database.query(`analyze ${name}`);
}

/**
 * Removes the time limit of statements: there may be much to delete, and a long statement would be cancelled at every
 * try.
 */
const withoutTimeLimit = (database: Database): Database => ({
  ...database,
  query: (sql, params) => database.transaction((transaction) => transaction.query(sql, params), { mayTakeLong: true }),
});

/** Cleans up at once and then hourly; reports a failure and tries again. Returns a function that stops it. */
export function keepCleaning(options: AppOptions): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  const report = (error: unknown) => {
    if (!isStopped) options.onError(error);
  };
  const run = () => {
    running = running.then(() => cleanUp(options)).catch(report);
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.race([running, pause(SHUTDOWN_GRACE_MS, undefined, { ref: false })]);
  };
}
