import { amountDueSql } from '../../adverts/payment/amount-due';
import type { Queryable } from '../../platform/database/database';
import type { SearchKind } from './search-kinds';

/** A found thing. */
export type Hit = {
  kind: SearchKind;
  /** Its id in the address of its page: of an order or an invoice its number. */
  id: string;
  title: string;
  /** A line about it, such as its person. */
  second: string;
  /** Its state, as a key of the badges. */
  state: string;
  /** True if the words are its whole number. */
  isExact: boolean;
  /** The number of things of its kind that were found, at most MAX_COUNTED + 1. */
  total: number;
};

/** The number of hits of a kind up to which they are counted and can be paged through. */
export const MAX_COUNTED = 100;
const MAX_WORDS = 8;
/** The length from which on a word is found anywhere, and not only where another word begins: that of a trigram. */
const TRIGRAM = 3;

/** A search of a client's things. */
export type OfficeSearch = {
  client: string;
  /** The words as typed: all must match. */
  words: string;
  kinds: readonly SearchKind[];
  /** The day in Berlin. */
  today: string;
  /** The number of hits of each kind, and how many of them to skip. */
  limit: number;
  offset?: number;
};

/** The rows of a kind: its table as `t`, with the newest first. */
type Source = { from: string; order: string; columns: string; where?: string; number?: string };

const nameOf = (json: string) =>
  `coalesce(nullif(${json}->>'company', ''), nullif(trim(concat(${json}->>'firstName', ' ', ${json}->>'lastName')), ''), '')`;

/** SQL: where hits of each kind come from; $1 is the client, $2 the day. */
const sources: Readonly<Record<SearchKind, Source>> = {
  event: {
    ...{ from: 'events', order: 't.updated_at desc', where: `t.state <> 'deleted'` },
    columns: `t.id, coalesce(nullif(t.title, ''), t.written->>'title', '') as title,
      concat_ws(' · ', (select to_char(min(d.date), 'DD.MM.YYYY') from appointments d where d.event_id = t.id and d.end_date >= $2::date),
        (select a.name from addresses a where a.address_id = t.promoter_id)) as second,
      coalesce((select r.state from event_reviews r where r.event_id = t.id and r.state in ('waiting', 'rejected')), t.state) as state`,
  },
  article: {
    ...{ from: 'articles', order: 't.updated_at desc', where: `t.state <> 'deleted'` },
    columns: `t.id, coalesce(nullif(t.title, ''), t.written->>'title', '') as title,
      concat_ws(' · ', to_char(t.published_on, 'DD.MM.YYYY'),
        (select a.name from addresses a where a.address_id = t.promoter_id)) as second,
      coalesce((select r.state from article_reviews r where r.article_id = t.id and r.state in ('waiting', 'rejected')), t.state) as state`,
  },
  order: {
    ...{ from: 'advert_orders', order: 't.ordered_at desc', number: 't.number' },
    columns: `t.number as id, coalesce(nullif(t.content->>'title', ''), t.number) as title,
      concat_ws(' · ', t.number, nullif(${nameOf('t.billing')}, '')) as second,
      case when t.state <> 'confirmed' then t.state when t.last_day < $2::date then 'over'
        when t.first_day <= $2::date then 'running' else 'booked' end as state`,
  },
  invoice: {
    ...{ from: 'advert_invoices', order: 't.id desc', number: 't.number' },
    columns: `t.number as id, t.number as title,
      concat_ws(' · ', to_char(t.issued_on, 'DD.MM.YYYY'), nullif(${nameOf('t.buyer')}, '')) as second,
      case when t.kind = 'credit' then 'credit' else (select case when owed < 0 then 'refund' when owed = 0 then 'settled'
        when t.due_on < $2::date then 'overdue' else 'open' end from (select ${amountDueSql.replaceAll('i.order_id', 't.order_id')} as owed) as due) end as state`,
  },
  person: {
    ...{ from: 'accounts', order: 't.id desc' },
    columns: `t.id::text, coalesce(nullif(trim(t.first_name || ' ' || t.last_name), ''), t.username) as title,
      concat_ws(' · ', t.username, t.email) as second,
      case when t.email_confirmed_at is null and t.status <> 'blocked' then 'unconfirmed' else t.status end as state`,
  },
  organisation: {
    ...{ from: 'addresses', order: 't.address_id' },
    columns: `t.address_id::text as id, concat_ws(', ', t.name, nullif(t.extended_name, '')) as title,
      concat_ws(', ', nullif(t.street, ''), nullif(trim(concat(t.zipcode, ' ', (select c.name from communities c
        where c.community_id = t.community_id and c.district_id is null))), '')) as second, t.state`,
  },
};

/**
 * SQL: the hits of a kind. Few rows are read however many match: the newest ones up to what is counted, and the rest of
 * a row only if it is shown. $3 is the text as a number, from $4 on the patterns of the words.
 */
function selectHits(kind: SearchKind, patterns: number): string {
  const { from, order, columns, where = 'true', number = 'null' } = sources[kind];
  const isOwn = kind === 'organisation' ? '(t.client = $1 or t.client is null)' : 't.client = $1';
  const words = Array.from({ length: patterns }, (_, index) => `t.office_words like $${index + 6}`).join(' and ');
  return `(select '${kind}' as kind, ${columns}, "isExact", total from (
      select t.*, (count(*) over ())::int as total, coalesce(lower(${number}) = $3, false) as "isExact" from (
        select t.* from ${from} t where ${isOwn} and ${where} and ${words} order by ${order} limit ${MAX_COUNTED + 1}) t
      order by "isExact" desc, ${order} limit $4 offset $5) t)`;
}

/**
 * Finds the things that have all words in their names, numbers or e-mails, in any spelling of umlauts; a whole number
 * comes first.
 */
export async function findOfficeHits(
  from: Queryable,
  { client, words, kinds, today, limit, offset = 0 }: OfficeSearch,
): Promise<Hit[]> {
  const patterns = await patternsOf(from, words);
  if (patterns.length === 0 || kinds.length === 0) return [];
  return from.query<Hit>(
    kinds.map((kind) => selectHits(kind, patterns.length)).join(' union all '),
    [client, today, words.trim().toLowerCase(), limit, offset, ...patterns],
    { often: true },
  );
}

/** Returns a LIKE pattern for each word, in the spelling of `office_words`. */
export async function patternsOf(from: Queryable, words: string): Promise<string[]> {
  const typed = words.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  if (typed.length === 0) return [];
  const rows = await from.query<{ word: string }>('select fold(word) as word from unnest($1::text[]) as word', [typed]);
  return rows.flatMap(({ word }) => {
    const plain = word.trim().replace(/[\\%_]/g, '\\$&');
    return plain === '' ? [] : [[...word].length < TRIGRAM ? `% ${plain}%` : `%${plain}%`];
  });
}
