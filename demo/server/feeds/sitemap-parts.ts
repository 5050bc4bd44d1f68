import type { Queryable } from '../platform/database/database';
import type { BetweenReads } from '../platform/http/between-reads';
import type { Moment } from '../search/moment';
import { loadRevision } from '../search/revision';

/** The kinds of records with pages of their own. */
export const SITEMAP_KINDS = ['events', 'articles'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A part of a sitemap: `number` from 0, `updated` is its last change in ISO 8601, UTC. */
export type SitemapPart = { kind: SitemapKind; number: number; count: number; updated: string };

/** A record with a page of its own. */
export type SitemapEntry = { kind: SitemapKind; id: string; updated: string };

/** The client and time of a sitemap; `size` is the maximum of a part's entries, `runPiece` runs each statement. */
export type SitemapScope = {
  client: string;
  hasArticles: boolean;
  moment: Moment;
  size: number;
  runPiece: BetweenReads['runPiece'];
};

/** The number of event slots that one statement reads: some milliseconds. */
const SLOTS_AT_ONCE = 1000;

const instant = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * SQL: every page of the client $1, in parts. An event's part follows from its slot, which it keeps while published, an
 * article's from its position among all articles ever written. So a new or past record changes one part only. Events
 * that are over at $2, and articles that have not appeared by the day $2, are left out.
 */
const EVENTS = `
  from event_index i join events e on e.id = i.event_id
  where i.client = $1 and i.slot >= $3::int and i.slot < $4::int and e.state = 'published'
    and exists (select 1 from appointment_index x where x.event_id = e.id and x.over_at > $2::timestamptz)`;
const ARTICLES = `
  from (select *, (row_number() over (order by created_at, id) - 1)::int / $3::int as part from articles where client = $1) a
  where a.state = 'published' and (a.publication_dates = '{}' or a.publication_dates[1] <= $2::date)`;

/** Loads a version of the sitemap's data that differs after every write. */
export async function loadSitemapRevision(
  from: Queryable,
  { client, hasArticles }: Pick<SitemapScope, 'client' | 'hasArticles'>,
) {
  const events = await loadRevision(from, client);
  if (!hasArticles) return events;
  const [row] = await from.query<{ mark: string }>(
    `select concat_ws('-', count(*), count(*) filter (where state = 'published'), sum(version), max(updated_at)) as mark
     from articles where client = $1`,
    [client],
    { often: true },
  );
  return `${events} ${row?.mark}`;
}

/** Loads the parts of a client's sitemap, in order; none is empty. */
export async function loadSitemapParts(from: Queryable, scope: SitemapScope): Promise<SitemapPart[]> {
  const { client, hasArticles, moment, size, runPiece } = scope;
  const parts: SitemapPart[] = [];
  const [last] = await runPiece(() =>
    from.query<{ slot: number | null }>('select max(slot) as slot from event_index where client = $1', [client]),
  );
  for (let number = 0; number * size <= (last?.slot ?? -1); number += 1) {
    const counts: { count: number; updated: string | null }[] = [];
    for (const range of rangesOf(scope, number))
      counts.push(
        ...(await runPiece(() =>
          from.query<{ count: number; updated: string | null }>(
            `select count(*)::int as count, ${instant('max(e.updated_at)')} as updated ${EVENTS}`,
            [client, moment.now, ...range],
            { often: true },
          ),
        )),
      );
    const count = counts.reduce((sum, one) => sum + one.count, 0);
    const updated = counts.map((one) => one.updated ?? '').reduce((one, other) => (one > other ? one : other));
    if (count > 0) parts.push({ kind: 'events', number, count, updated });
  }
  if (!hasArticles) return parts;
  const articles = await runPiece(() =>
    from.query<Omit<SitemapPart, 'kind'>>(
      `select part as number, count(*)::int as count, ${instant('max(updated_at)')} as updated ${ARTICLES}
       group by part order by part`,
      [client, moment.today, size],
    ),
  );
  return [...parts, ...articles.map((part) => ({ kind: 'articles' as const, ...part }))];
}

/** Loads the entries of a part, in order; empty if there is no such part. */
export async function loadSitemapEntries(
  from: Queryable,
  scope: SitemapScope,
  { kind, number }: Pick<SitemapPart, 'kind' | 'number'>,
): Promise<SitemapEntry[]> {
  const { client, hasArticles, moment, size, runPiece } = scope;
  const columns = `id, ${instant('updated_at')} as updated`;
  if (kind === 'articles')
    return hasArticles
      ? runPiece(() =>
          from.query<SitemapEntry>(
            `select '${kind}' as kind, ${columns} ${ARTICLES} and part = $4::int order by created_at, id`,
            [client, moment.today, size, number],
          ),
        )
      : [];
  const entries: SitemapEntry[] = [];
  for (const range of rangesOf(scope, number)) {
    const rows = await runPiece(() =>
      from.query<SitemapEntry>(
        `select '${kind}' as kind, ${columns} ${EVENTS} order by i.slot`,
        [client, moment.now, ...range],
        { often: true },
      ),
    );
    entries.push(...rows);
  }
  return entries;
}

/** Splits the slots of a part into ranges: the first slot, and the first one after. */
function rangesOf({ size }: SitemapScope, number: number): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  const end = (number + 1) * size;
  for (let slot = number * size; slot < end; slot += SLOTS_AT_ONCE)
    ranges.push([slot, Math.min(end, slot + SLOTS_AT_ONCE)]);
  return ranges;
}
