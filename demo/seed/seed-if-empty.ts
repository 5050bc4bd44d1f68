import { berlinDay } from '../server/platform/berlin-day';
import type { Database, Transaction } from '../server/platform/database/database';
import { indexAgain } from '../tools/store/index-again';
import { storeEvents } from '../tools/store/store-events';
import { withoutUpkeep } from '../tools/store/without-upkeep';
import { loadClients } from './clients';
import type { Day } from './generate/calendar';
import { eventsOf, formatRange } from './generate/events';
import { PROMOTERS } from './generate/promoters';
import { VENUES } from './generate/venues';
import { seedAccounts } from './store/accounts';
import { storeAdverts } from './store/adverts';
import { seedArticles } from './store/articles';
import { refreshSettings, storeAddresses, storeClients, storeRegion } from './store/catalogues';
import { seedOwnArticles } from './store/own-articles';
import { seedOwnEvents } from './store/own-events';
import { seedOrders } from './store/own-orders';
import { seedRecordHistory } from './store/record-history';

/** The amount of generated data, and the log. */
export type SeedOptions = {
  /** The first day of the twelve months; by default today in Berlin. */
  today?: Day;
  /** The number of the town's events; the newspaper gets three tenths of it. */
  events?: number;
  /** True to give demo people events and articles of every publish status, besides generated ones. Default: false. */
  withOwnEvents?: boolean;
  /** The address in the mails of the demo people's history; without it they have none. Operators come before. */
  publicUrl?: string;
  log?: (line: string) => void;
};

const DEFAULT_EVENTS = 5000;
const NEWSPAPER_SHARE = 0.3;
/** The articles of the newspaper. */
const ARTICLES = { client: 'zeitung', count: 300 };
/** The number of the lock, the same in every process: the process that holds it seeds. */
const LOCK = 727_794;

/**
 * Fills the database unless it has events, all or nothing; returns whether it did. Older data without accounts gets the
 * demo people, and today's settings, which refer to them.
 */
export async function seedIfEmpty(database: Database, options: SeedOptions = {}): Promise<boolean> {
  return database.transaction(
    async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(${LOCK})`);
      const [row] = await transaction.query<{ filled: boolean }>('select exists (select 1 from events) as filled');
      if (!row?.filled) {
        await fillDatabase(transaction, options);
        return true;
      }
      if (await seedAccounts(transaction, new Date())) await refreshSettings(transaction, loadClients());
      return false;
    },
    { mayTakeLong: true },
  );
}

/** Deletes all recorded data and fills the database again, all or nothing. */
export async function seedAnew(database: Database, options: SeedOptions = {}): Promise<void> {
  await database.transaction(
    async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(${LOCK})`);
      await transaction.script(
        'truncate clients, communities, addresses, facet_bits, sparse_bits, search_words cascade',
      );
      await fillDatabase(transaction, options);
    },
    { mayTakeLong: true },
  );
}

/** The tables of events. */
const STORED_TABLES = ['events', 'event_rubrics', 'appointments', 'media', 'tags'];

async function fillDatabase(transaction: Transaction, options: SeedOptions): Promise<void> {
  const { today = berlinDay(new Date()), events = DEFAULT_EVENTS, log = () => undefined } = options;
  const clients = loadClients();
  await storeClients(transaction, clients);
  await storeRegion(transaction);
  await storeAddresses(transaction, [...VENUES, ...PROMOTERS]);
  await seedAccounts(transaction, new Date());
  await storeAdverts(transaction);
  await withoutUpkeep(transaction, STORED_TABLES, [], async () => {
    for (const { key, name } of clients) {
      const count = key === 'zeitung' ? Math.ceil(events * NEWSPAPER_SHARE) : events;
      const generated = eventsOf({ today, count, seed: key, prefix: key.charAt(0) });
      const stored = await storeEvents(transaction, key, generated, { areNew: true });
      log(`${name}: ${stored} events, ${formatRange(today)}`);
    }
  });
  await indexAgain(transaction);
  await seedArticles(transaction, { ...ARTICLES, today });
  if (options.withOwnEvents) {
    await seedOwnEvents(transaction, today, new Date());
    await seedOwnArticles(transaction, today, new Date());
    await seedOrders(transaction, today, options.publicUrl);
    if (options.publicUrl !== undefined) await seedRecordHistory(transaction);
  }
  // The triggers that record changes were disabled.
  await transaction.query(`insert into event_changes (client) values ('') on conflict do nothing`);
}
