import type { Transaction } from '../../server/platform/database/database';
import { refreshSearch } from './store-events';
import { withoutUpkeep } from './without-upkeep';

/** The tables of the search index with the most rows. */
const DERIVED = ['event_index', 'event_texts', 'event_words', 'appointment_index', 'facet_bits'];

/** Makes the search index of all clients anew; other transactions cannot search meanwhile. */
export const indexAgain = (transaction: Transaction): Promise<void> =>
  withoutUpkeep(transaction, DERIVED, ['appointment_index_event'], async () => {
    const clients = await transaction.query<{ key: string }>('select key from clients order by key');
    for (const { key } of clients) await refreshSearch(transaction, key);
  });
