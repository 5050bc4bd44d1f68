import type { Queryable } from '../../platform/database/database';
import type { OperatorRole, SessionOperator } from '../operators/roles';
import { mayDo } from '../operators/route-roles';
import { countQueue, totalOf } from '../queue/queue';
import { kindsOf } from '../queue/queue-choice';

/** A client in the menu of clients. */
export type NamedClient = { key: string; name: string };

/** The counts in the navigation of a client. */
export type Navigation = {
  /** The number of things that wait for a decision that the operator may make. */
  toDecide: number;
  events: number;
  articles: number;
  runningAdverts: number;
  overdueInvoices: number;
  persons: number;
};

/** SQL: the orders of a client with an overdue invoice. */
const OVERDUE = 'select from advert_orders where client = $1 and owed > 0 and due_on < $2::date';

/** SQL: a count, or 0 for a role that may not open what is counted. */
const countFor = (role: OperatorRole, path: string, rows: string) =>
  mayDo(role, `GET /:client/${path}`) ? `(select count(*)::int from (${rows}) as counted)` : '0';

/** Finds the open clients that an operator may open. */
export const findOwnClients = (
  from: Queryable,
  { clients }: Pick<SessionOperator, 'clients'>,
): Promise<NamedClient[]> =>
  from.query<NamedClient>(
    'select key, name from clients where closed_at is null and ($1::text[] is null or key = any($1)) order by name, key',
    [clients],
  );

/** Counts what the navigation of a client shows to an operator. @param today the day in Berlin */
export async function findNavigation(
  from: Queryable,
  {
    client,
    today,
    operator,
    ...counted
  }: {
    client: string;
    today: string;
    operator: Pick<SessionOperator, 'role' | 'clients'>;
    /** The number of what waits, where it has been counted already. */
    toDecide?: number | undefined;
  },
): Promise<Navigation> {
  const { role } = operator;
  const [counts] = await from.query<Omit<Navigation, 'toDecide'>>(
    `select ${countFor(role, 'events', `select from events where client = $1 and state = 'published'`)} as events,
       ${countFor(role, 'articles', `select from articles where client = $1 and state = 'published'`)} as articles,
       ${countFor(role, 'adverts', `select from advert_orders where client = $1 and state = 'confirmed' and first_day <= $2::date and last_day >= $2::date`)} as "runningAdverts",
       ${countFor(role, 'invoices', OVERDUE)} as "overdueInvoices",
       ${countFor(role, 'persons', 'select from accounts where client = $1')} as persons
     where $1::text is not null and $2::date is not null`,
    [client, today],
  );
  if (!counts) throw new Error('The navigation was not counted.');
  const toDecide = counted.toDecide ?? totalOf(await countQueue(from, client), undefined, kindsOf(operator));
  return { ...counts, toDecide };
}
