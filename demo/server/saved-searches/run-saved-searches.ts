import { setTimeout as pause } from 'node:timers/promises';
import type { Frequency } from '../../../src/model/saved-search';
import { newFeedNames } from '../feeds/feed-names';
import { loadFeedEvents } from '../feeds/load-feed-events';
import type { MailLanguage } from '../mail/mail-texts';
import type { Queryable } from '../platform/database/database';
import { inOneWrite } from '../platform/http/write';
import { searchOnce } from '../search/search-of';
import { mailAboutSearch } from './mail-about-search';
import { nextNewsRun, nextWeekly } from './next-run';
import type { SavedSearchOptions } from './options';
import { isPast, runFilter, savedFilter } from './saved-query';

/** The pause after a failure, so that one search does not delay the others. */
const FAILED_PAUSE_MS = 3_600_000;
/** The maximum number of events that a search remembers as found: those that come first. */
const MAX_MATCHES = 1000;
/** The time for which a stopping server waits for a run; another server repeats it. */
const SHUTDOWN_GRACE_MS = 2000;

/** A search that is due. */
export type DueSearch = {
  id: number;
  client: string;
  email: string;
  query: string;
  frequency: Frequency;
  language: MailLanguage;
  lookedAt: Date | null;
  seen: string[];
};

type RunOptions = Pick<
  SavedSearchOptions,
  'database' | 'now' | 'mail' | 'publicUrl' | 'onWritten' | 'onError' | 'isClosing' | 'searchRunPauseMs'
>;

/**
 * Runs all searches that are due, and writes mails about their matches. Each run is one transaction with its mail and
 * the time of the next one. So no server sends a mail twice, and a killed server leaves the run to the next one.
 */
export async function runSavedSearches(options: RunOptions): Promise<void> {
  while (!options.isClosing() && (await runNextDueSearch(options)));
}

/** Runs the next due search. @returns true if there was one */
async function runNextDueSearch(options: RunOptions): Promise<boolean> {
  let due: DueSearch | undefined;
  try {
    return await inOneWrite(options, async (transaction) => {
      due = await lockNextDue(transaction, options.now());
      if (due) await runDueSearch(transaction, options, due);
      return due !== undefined;
    });
  } catch (error) {
    if (!due) throw error;
    options.onError(error);
    const retryAt = new Date(options.now().getTime() + FAILED_PAUSE_MS);
    await options.database.query('update saved_searches set next_run_at = $2 where id = $1', [due.id, retryAt]);
    return true;
  }
}

/**
 * Loads and locks a due search: another server takes the next one. A search for news is due only after a change since
 * its last run.
 */
async function lockNextDue(transaction: Queryable, now: Date): Promise<DueSearch | undefined> {
  const [row] = await transaction.query<DueSearch>(
    `select id, client, email, query, frequency, language, last_run_at as "lookedAt", seen from saved_searches s
     where next_run_at <= $1 and (frequency = 'weekly'
       or exists (select 1 from events e where e.client = s.client and e.updated_at >= s.last_run_at))
       and not exists (select 1 from clients c where c.key = s.client and c.closed_at is not null)
     order by next_run_at, id limit 1 for update skip locked`,
    [now],
  );
  return row;
}

async function runDueSearch(transaction: Queryable, options: RunOptions, due: DueSearch): Promise<void> {
  const now = options.now();
  if (isPast(savedFilter(due.query), now)) {
    await transaction.query('delete from saved_searches where id = $1', [due.id]);
    return;
  }
  const matches = await findMatches(transaction, due, now);
  const hasNewMatches = matches.newIds.length > 0;
  if (hasNewMatches) await mailAboutSearch(transaction, options, due, matches.newIds);
  await transaction.query('update saved_searches set last_run_at = $2, next_run_at = $3, seen = $4 where id = $1', [
    ...[
      due.id,
      now,
      due.frequency === 'weekly' ? nextWeekly(now) : nextNewsRun(now, hasNewMatches, options.searchRunPauseMs),
    ],
    matches.allIds,
  ]);
}

type Matches = { /** The ids of the events in the mail, by date. */ newIds: string[]; allIds: string[] };

/** Finds the current matches of a search, and the new ones among them. */
export async function findMatches(
  from: Queryable,
  { client, query, frequency, lookedAt, seen }: Pick<DueSearch, 'client' | 'query' | 'frequency' | 'lookedAt' | 'seen'>,
  now: Date,
): Promise<Matches> {
  const filter = runFilter(query, frequency, now);
  // Without spelling correction: nobody would see the corrected words.
  const search = searchOnce(from, client);
  const { rows, after } = await (await search.find({ ...filter, pageSize: MAX_MATCHES })).loadPage();
  const ids = rows.map(({ id }) => id);
  if (frequency === 'weekly') return { newIds: ids, allIds: [] };
  const previousIds = new Set(seen);
  const newIds = ids.filter((id) => !previousIds.has(id));
  // If there are more matches than remembered ones, old ones move up as others pass.
  const isTruncated = after !== undefined || seen.length === MAX_MATCHES;
  return { newIds: isTruncated && lookedAt ? await changedSince(from, client, newIds, lookedAt) : newIds, allIds: ids };
}

async function changedSince(from: Queryable, client: string, ids: readonly string[], since: Date): Promise<string[]> {
  const events = await loadFeedEvents(from, newFeedNames(client), ids);
  return events.filter(({ updated }) => Date.parse(updated) >= since.getTime()).map(({ id }) => id);
}

/** Runs the searches at once and then repeatedly; reports a failure and goes on. Returns a function that stops it. */
export function keepRunningSearches(options: RunOptions): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  const report = (error: unknown) => {
    if (!isStopped) options.onError(error);
  };
  const run = () => {
    running = running
      .then(() => runSavedSearches({ ...options, isClosing: () => isStopped || options.isClosing() }))
      .catch(report);
  };
  run();
  const timer = setInterval(run, options.searchRunPauseMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.race([running, pause(SHUTDOWN_GRACE_MS, undefined, { ref: false })]);
  };
}

/** Returns the current matches of a search at its confirmation, so that only later ones are news. */
export const findCurrentMatches = async (
  from: Queryable,
  search: Pick<DueSearch, 'client' | 'query' | 'frequency'>,
  now: Date,
): Promise<string[]> => (await findMatches(from, { ...search, lookedAt: null, seen: [] }, now)).allIds;
