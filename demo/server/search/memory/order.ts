import type { EventFilter } from '../event-filter';
import { compareKeys, type Key, keysIn, orderNameOf } from '../page-key';
import { MOST_RANKED, MOST_SORTED } from '../page-order';
import { byDistance } from './by-distance';
import type { Appointment } from './client-index';
import { cutByDate, dateKeys, dateOrderOf } from './date-order';
import { minuteOf } from './hits';
import { cut, listingOf } from './listing';
import type { Ordering, Row } from './ordering';
import { firstBehind } from './sorted';
import { countedIn, dayNumber, shownOf } from './spans';

/** How well events fit the words of a search, by their slots. */
export type Ranks = (slots: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** The rows of the asked page; the orders are those of ../page-order.ts. */
export async function pageRows(ordering: Ordering, ranks: Ranks): Promise<Row[]> {
  switch (orderNameOf(ordering.filter)) {
    case 'title':
      return byTitle(ordering);
    case 'relevance':
      return byRelevance(ordering, ranks);
    case 'distance':
      return byDistance(ordering, keyIn(ordering.filter));
    case 'date':
      return byDate(ordering, {
        offset: ordering.offset,
        count: ordering.filter.pageSize,
        key: keyIn(ordering.filter),
      });
  }
}

const keyIn = ({ after }: EventFilter) => after && keysIn(after);

/** Each hit has one appointment that stands for it. */
function byTitle({ index, memo, filter, hits, offset }: Ordering): Row[] {
  const counts = countedIn(filter);
  const listing = memo('titles', '', () => listingOf(index.titles, index.events.length));
  const key = keyIn(filter);
  const isBehind = key && ((one: { titleKey: string; id: string }) => compareKeys([one.titleKey, one.id], key) > 0);
  const page = cut(listing, { ...hits, isBehind, offset, count: filter.pageSize });
  return page.flatMap((event): Row[] => {
    const shown = shownOf(event, counts);
    return shown ? [{ shown, keys: [event.titleKey, event.id] }] : [];
  });
}

/** A part of the hits in the order of date, behind a key where there is one. */
function byDate(ordering: Ordering, { offset, count, key }: Part): Row[] {
  const { index, memo, filter, hits } = ordering;
  const first = dayNumber(filter.from);
  const isBehind = key && ((one: Appointment) => compareKeys(dateKeys(one, first), key) > 0);
  const order = memo('spans', orderKey(filter), () => dateOrderOf(index, filter));
  const page = cutByDate(index, filter, hits, order, { isBehind, offset, count });
  return page.map((shown) => ({ shown, keys: dateKeys(shown, first) }));
}

/** What the order of all events by date depends on. */
const orderKey = (filter: EventFilter) =>
  `order ${filter.span} ${filter.from} ${filter.span === 'days' ? '' : minuteOf(filter)}`;

type Part = { offset: number; count: number; key?: readonly Key[] | undefined };

/** Where there are too many, the first by date are ranked; all others follow by date. */
async function byRelevance(ordering: Ordering, ranks: Ranks): Promise<Row[]> {
  const { filter, hits, offset, memo, key: hitsKey } = ordering;
  const { pageSize } = filter;
  const key = keyIn(filter);
  const beyond = (part: Part) =>
    byDate(ordering, part).map(({ shown, keys }): Row => ({ shown, keys: [true, 0, ...keys] }));
  if (key?.[0] === true) return beyond({ offset: 0, count: pageSize, key: key.slice(2) });
  const count = hits.total <= MOST_SORTED ? hits.total : MOST_RANKED;
  const ranked = await memo('orders', hitsKey, () => rankedRows(byDate(ordering, { offset: 0, count }), ranks));
  const start = key ? firstBehind(ranked, (row) => compareKeys(row.keys, key) > 0) : offset;
  const page = ranked.slice(start, start + pageSize);
  const left = pageSize - page.length;
  if (left === 0 || count === hits.total) return page;
  return [...page, ...beyond({ offset: Math.max(start, count), count: left })];
}

/** The sort is stable: what fits equally well keeps its order by date. */
async function rankedRows(rows: readonly Row[], ranks: Ranks): Promise<Row[]> {
  const known = await ranks(rows.map(({ shown }) => shown.slot));
  const rankOf = ({ shown }: Row) => known.get(shown.slot) ?? 0;
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ row: { shown, keys }, rank }) => ({ shown, keys: [false, 0 - rank, ...keys] }));
}
