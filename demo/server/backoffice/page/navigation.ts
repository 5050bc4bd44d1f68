import { amountDueSql } from '../../adverts/payment/amount-due';
import type { Queryable } from '../../platform/database/database';
import { countQueue, totalOf } from '../queue/queue';

/** What the navigation of a client counts. */
export type Navigation = {
  /** The clients that the operator may open. */
  clients: readonly { key: string; name: string }[];
  toDecide: number;
  events: number;
  articles: number;
  runningAdverts: number;
  overdueInvoices: number;
  persons: number;
};

type Counts = Omit<Navigation, 'clients' | 'toDecide'>;

/**
 * Counts what the navigation of a client shows. `clients` are those that the operator may open, `today` is the day in
 * Berlin.
 */
export async function findNavigation(
  from: Queryable,
  { client, clients: allowed, today }: { client: string; clients: readonly string[] | null; today: string },
): Promise<Navigation> {
  const clients = await from.query<{ key: string; name: string }>(
    `select key, name from clients where closed_at is null and ($1::text[] is null or key = any($1))
     order by name, key`,
    [allowed],
  );
  const [counts] = await from.query<Counts>(
    `select (select count(*)::int from events where client = $1 and state = 'published') as events,
       (select count(*)::int from articles where client = $1 and state = 'published') as articles,
       (select count(*)::int from advert_orders where client = $1 and state = 'confirmed'
          and first_day <= $2::date and last_day >= $2::date) as "runningAdverts",
       (select count(*)::int from advert_invoices i where i.client = $1 and i.kind = 'invoice' and i.due_on < $2::date
          and ${amountDueSql} > 0) as "overdueInvoices",
       (select count(*)::int from accounts where client = $1) as persons`,
    [client, today],
  );
  const toDecide = totalOf(await countQueue(from, client), undefined);
  return {
    clients,
    toDecide,
    ...(counts ?? { events: 0, articles: 0, runningAdverts: 0, overdueInvoices: 0, persons: 0 }),
  };
}
