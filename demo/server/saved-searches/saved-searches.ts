import type { Context } from 'hono';
import { KeyPayload } from '../../../src/model/payloads/account-payloads';
import { SavedSearchPayload } from '../../../src/model/payloads/saved-search-payload';
import { emailProblems } from '../../../src/model/profile-problems';
import { type Frequency, SEARCH_MAILS } from '../../../src/model/saved-search';
import { countMail } from '../accounts/mail-limits';
import { type Attempt, nextAllowedAt, tooManyAttempts, windowBefore } from '../accounts/rate-limit';
import { loadClient } from '../clients/client-info';
import { recordMail } from '../mail/mails';
import { namelessRecipient } from '../mail/recipient';
import type { Queryable } from '../platform/database/database';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { callerAddress, callerNetwork, languageOf } from '../platform/http/caller';
import { type Commit, privateAnswer } from '../platform/http/calls';
import { Problem } from '../platform/http/problem';
import { nextWeekly } from './next-run';
import type { SavedSearchOptions } from './options';
import { findCurrentMatches } from './run-saved-searches';
import { savedQuery } from './saved-query';
import { createConfirmKey, HOURS_TO_CONFIRM, lockSearchOfKey } from './search-keys';

/** The maximum number of mails that one network of callers may request in a quarter of an hour, to any address. */
const MAX_FROM_NETWORK = 10;
/** The maximum number of unconfirmed searches of one mailbox, whoever requested them. */
const MAX_UNCONFIRMED = 5;
/** The maximum number of confirmed searches of one address. */
const MAX_CONFIRMED = 20;
const HOUR_MS = 3_600_000;

/**
 * Saves a search and mails a key to its owner for confirmation; nothing else is sent before. The answer does not reveal
 * whether there were too many mails.
 */
export async function saveSearch(context: Context<AppEnv>, options: SavedSearchOptions): Promise<Commit> {
  const { email, query, frequency } = await payloadOf(context, SavedSearchPayload);
  const problems = emailProblems(email);
  if (problems.length > 0) throw new Problem(422, 'wrong_data', problems);
  const now = options.now();
  const savedText = savedQuery(query ?? '', frequency, now);
  const client = await loadClient(options.database, context.get('client'));
  const address = email.trim();
  const attempt = { client: client.key, name: address, address: callerAddress(context, options) };
  await refuseFlood(options, attempt);
  const language = languageOf(context);
  return async (transaction) => {
    const isAllowed = await countMail(transaction, now, attempt, 'search');
    if (isAllowed && (await mayAddUnconfirmed(transaction, client.key, { address, saved: savedText }))) {
      const search = await insertSearch(
        transaction,
        { client: client.key, address, saved: savedText, frequency, language },
        now,
      );
      await recordMail(transaction, options, {
        kind: 'searchConfirm',
        to: namelessRecipient(address),
        client,
        language,
        path: SEARCH_MAILS,
        key: await createConfirmKey(transaction, search, frequency, now),
        search: { frequency, description: '', count: 0, events: [], listLink: '' },
      });
    }
    return privateAnswer(context, {}, 202);
  };
}

/** Refuses too many requests of one network: anybody may type a stranger's address. */
async function refuseFlood({ database, now }: SavedSearchOptions, { client, address }: Attempt): Promise<void> {
  const attempts = await database.query<{ at: Date }>(
    `select at from attempts where client = $1 and kind = 'mail' and purpose = 'search' and network like $2 and at > $3
     order by at desc`,
    [client, networkPattern(address), windowBefore(now())],
  );
  const allowedAt = nextAllowedAt(attempts, MAX_FROM_NETWORK);
  if (allowedAt > 0) throw tooManyAttempts(allowedAt, now());
}

/** Returns a pattern for all callers of a network: for IPv4 the 256 addresses that a provider gives to neighbours. */
function networkPattern(address: string): string {
  const network = callerNetwork(address);
  return network.includes(':') ? network : network.replace(/\.\d+$/, '.%');
}

/** Checks whether a mailbox may get another request for confirmation; one about a waiting search may be repeated. */
async function mayAddUnconfirmed(
  transaction: Queryable,
  client: string,
  { address, saved: savedText }: { address: string; saved: string },
): Promise<boolean> {
  const [waiting] = await transaction.query<{ count: number }>(
    `select count(*)::int as count from saved_searches
     where client = $1 and lower(email) = lower($2) and confirmed_at is null and query <> $3`,
    [client, address, savedText],
  );
  return (waiting?.count ?? 0) < MAX_UNCONFIRMED;
}

type NewSearch = { client: string; address: string; saved: string; frequency: Frequency; language: 'de' | 'en' };

/** Inserts a search. An existing one stays as it is until its owner has confirmed the change. */
async function insertSearch(
  transaction: Queryable,
  { client, address, saved: savedText, frequency, language }: NewSearch,
  now: Date,
): Promise<number> {
  const [row] = await transaction.query<{ id: number }>(
    `insert into saved_searches (client, email, query, frequency, language, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (client, lower(email), query) do update set created_at = excluded.created_at returning id`,
    [client, address, savedText, frequency, language, now],
  );
  if (!row) throw new Error('The search was not saved.');
  return row.id;
}

/**
 * Confirms a search by the key of its mail; a second time changes nothing.
 *
 * @throws {Problem} 404 key_unknown, 410 key_expired, 422 too_many
 */
export async function confirmSearch(context: Context<AppEnv>, options: SavedSearchOptions): Promise<Commit> {
  const { key } = await payloadOf(context, KeyPayload);
  const now = options.now();
  const client = context.get('client');
  return async (transaction) => {
    const { id, email, query, wanted, frequency, isConfirmed } = await lockSearchOfKey(transaction, {
      client,
      key,
      now,
    });
    if (!wanted) throw new Problem(404, 'key_unknown');
    if (!isConfirmed) await refuseTooMany(transaction, client, email);
    if (!isConfirmed || wanted !== frequency) {
      const seen =
        wanted === 'news' ? await findCurrentMatches(transaction, { client, query, frequency: wanted }, now) : [];
      await transaction.query(
        `update saved_searches set confirmed_at = coalesce(confirmed_at, $2), frequency = $3, last_run_at = $2,
           next_run_at = $4, seen = $5 where id = $1`,
        [id, now, wanted, wanted === 'weekly' ? nextWeekly(now) : now, seen],
      );
    }
    return privateAnswer(context, { query, frequency: wanted });
  };
}

async function refuseTooMany(transaction: Queryable, client: string, email: string): Promise<void> {
  const [confirmed] = await transaction.query<{ count: number }>(
    `select count(*)::int as count from saved_searches
     where client = $1 and lower(email) = lower($2) and confirmed_at is not null`,
    [client, email],
  );
  if ((confirmed?.count ?? 0) >= MAX_CONFIRMED) throw new Problem(422, 'too_many');
}

/** Ends a search by any key of its mails. @throws {Problem} 404 key_unknown, also for an ended search */
export async function endSearch(context: Context<AppEnv>, options: SavedSearchOptions, key: string): Promise<Commit> {
  return async (transaction) => {
    const { id, query } = await lockSearchOfKey(transaction, {
      client: context.get('client'),
      key,
      now: options.now(),
    });
    // No waiting mail may be sent after the end.
    await transaction.query(
      `update mails set state = 'dropped' where search_id = $1 and state in ('waiting', 'failed')
         and (leased_until is null or leased_until <= clock_timestamp())`,
      [id],
    );
    await transaction.query('delete from saved_searches where id = $1', [id]);
    return privateAnswer(context, { query });
  };
}

/** Deletes searches that nobody has confirmed in time, with their addresses. */
export async function deleteUnconfirmed(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from saved_searches where confirmed_at is null and created_at <= $1', [
    new Date(now.getTime() - HOURS_TO_CONFIRM * HOUR_MS),
  ]);
}
