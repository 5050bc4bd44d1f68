import type { Queryable } from '../../../platform/database/database';
import { keptSql, SUM_SETS } from './find-invoices';
import type { InvoiceFilter } from './invoice-filter';

/** A month or a place that can be chosen, with the number of invoices in it. */
export type Choosable = { value: string; label: string; count: number };

/** The choices of the menus of the list. */
export type Choices = { months: Choosable[]; places: Choosable[] };

/** Finds the months and the places with invoices of a set; each counts within the other. @param today in Berlin */
export async function findChoices(from: Queryable, filter: InvoiceFilter, today: string): Promise<Choices> {
  const values: unknown[] = [filter.client, today];
  const add = (value: unknown) => `$${values.push(value)}`;
  const set = SUM_SETS[filter.set];
  const rows = await from.query<Choosable & { kind: keyof Choices }>(
    `select 'months' as kind, to_char(s.month, 'YYYY-MM') as value, '' as label, sum(s.count)::int as count
       from ${keptSql({ month: '', place: filter.place }, add)} s where ${set} and $2::date is not null group by s.month
     union all
     select 'places', s.slot_id, (select c.name || ', ' || p.name from advert_slots p join advert_channels c on c.id = p.channel_id
         where p.id = s.slot_id), sum(s.count)::int
       from ${keptSql({ month: filter.month, place: '' }, add)} s where ${set} group by s.slot_id`,
    values,
  );
  const of = (kind: keyof Choices) => rows.filter((row) => row.kind === kind);
  return {
    months: of('months').sort((one, other) => other.value.localeCompare(one.value)),
    places: of('places').sort((one, other) => one.label.localeCompare(other.label, 'de')),
  };
}

/** Names the buyer of a filter; undefined without one. */
export async function findBuyerName(
  from: Queryable,
  { client, buyer, person, organisation }: InvoiceFilter,
): Promise<string | undefined> {
  if (buyer) return buyer;
  if (!person && !organisation) return undefined;
  const [row] = await from.query<{ name: string }>(
    person
      ? `select coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) as name from accounts
         where id = $1 and client = $2`
      : `select name from addresses where address_id = $1 and (client = $2 or client is null)`,
    [person || organisation, client],
  );
  return row?.name ?? (person ? 'Eine Person' : 'Eine Organisation');
}

/** Counts the invoices and credit notes that were booked between two days. */
export async function countDocuments(
  from: Queryable,
  client: string,
  [first, last]: readonly [first: string, last: string],
): Promise<number> {
  const [row] = await from.query<{ count: number }>(
    'select count(*)::int as count from advert_invoices where client = $1 and booked_on between $2 and $3',
    [client, first, last],
  );
  return row?.count ?? 0;
}

/** Finds when payments were last read from a statement of a bank. */
export async function findLastStatement(from: Queryable, client: string): Promise<Date | undefined> {
  const [row] = await from.query<{ at: Date }>(
    'select uploaded_at as at from advert_statements where client = $1 order by id desc limit 1',
    [client],
  );
  return row?.at;
}
