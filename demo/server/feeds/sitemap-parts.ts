import type { Queryable } from '../database';
import type { Moment } from '../search/moment';

/** What has pages of its own. */
export const SITEMAP_KINDS = ['events', 'articles'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A part of a sitemap: `number` from 0, `updated` is when something in it has changed last, in ISO 8601, UTC. */
export type SitemapPart = { kind: SitemapKind; number: number; count: number; updated: string };

/** Something that has a page of its own. */
export type SitemapEntry = { kind: SitemapKind; id: string; updated: string };

/** Whose pages are told, and when; `size`: entries of a part at most. */
export type SitemapScope = { client: string; hasArticles: boolean; moment: Moment; size: number };

const instant = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * Everything of the client $1 that has a page, in parts of $4: an event stands by its slot, which it keeps as long as it
 * is published, an article by its place among all that were ever written. So what is new or over changes one part alone.
 * Left out are events that are over at $2, and articles that have not appeared by the day $3.
 */
const ENTRIES: Record<SitemapKind, string> = {
  events: `
    select e.id, e.updated_at, i.slot / $4::int as number, i.slot as place
    from event_index i join events e on e.id = i.event_id
    where i.client = $1 and e.state = 'published' and $3::date is not null
      and exists (select 1 from appointment_index x where x.event_id = e.id and x.over_at > $2::timestamptz)`,
  articles: `
    select a.id, a.updated_at, a.place / $4::int as number, a.place
    from (select *, (row_number() over (order by created_at, id) - 1)::int as place from articles where client = $1) a
    where a.state = 'published' and $2::timestamptz is not null
      and (a.publication_dates = '{}' or a.publication_dates[1] <= $3::date)`,
};

const kindsOf = ({ hasArticles }: SitemapScope) => SITEMAP_KINDS.filter((kind) => kind === 'events' || hasArticles);

const valuesOf = ({ client, moment, size }: SitemapScope) => [client, moment.now, moment.today, size];

/** The parts of a client's sitemap, in their order; none is empty. */
export async function loadSitemapParts(from: Queryable, scope: SitemapScope): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (const kind of kindsOf(scope)) {
    const found = await from.query<Omit<SitemapPart, 'kind'>>(
      `select number, count(*)::int as count, ${instant('max(updated_at)')} as updated
       from (${ENTRIES[kind]}) x group by number order by number`,
      valuesOf(scope),
    );
    for (const part of found) parts.push({ kind, ...part });
  }
  return parts;
}

/** What a part tells, in its order; empty where there is no such part. */
export async function loadSitemapEntries(
  from: Queryable,
  scope: SitemapScope,
  { kind, number }: Pick<SitemapPart, 'kind' | 'number'>,
): Promise<SitemapEntry[]> {
  if (!kindsOf(scope).includes(kind)) return [];
  return from.query<SitemapEntry>(
    `select '${kind}' as kind, id, ${instant('updated_at')} as updated
     from (${ENTRIES[kind]}) x where number = $5::int order by place`,
    [...valuesOf(scope), number],
  );
}
