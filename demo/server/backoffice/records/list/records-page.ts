import { html } from 'hono/html';
import type { ReviewedKind } from '../../../reviews/review-types';
import { pageOf } from '../../page/addresses';
import { instantDay, shortDay } from '../../page/day-words';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { badge, chips, countText, pager, tabs } from '../../ui/shapes';
import { type Column, nameCell, type Row, table, twoLines } from '../../ui/table';
import {
  type ListedRecord,
  RECORDS_PER_PAGE,
  type RecordCounts,
  type RecordFilter,
  type RecordNarrowing,
  type RecordSet,
} from './find-records';
import { recordBadge } from './record-states';

/** The words of a list that differ between events and articles. */
const words = {
  event: {
    ...{ label: 'Veranstaltungen', day: 'Nächster Termin', search: 'Titel der Veranstaltung' },
    ...{ empty: 'Hier gibt es keine Veranstaltung.', all: pageOf.events, one: pageOf.event },
  },
  article: {
    ...{ label: 'Artikel', day: 'Erscheint', search: 'Titel des Artikels' },
    ...{ empty: 'Hier gibt es keinen Artikel.', all: pageOf.articles, one: pageOf.article },
  },
} as const;

const setLabels: Readonly<Record<RecordSet, string>> = {
  public: 'Öffentlich',
  waiting: 'Wartet',
  draft: 'Entwurf',
  rejected: 'Abgelehnt',
  taken_down: 'Herausgenommen',
  over: 'Vorbei',
  deleted: 'Gelöscht',
  all: 'Alle',
};

/** The sets of each kind in the order of the tabs. */
const setsOf: Readonly<Record<ReviewedKind, readonly RecordSet[]>> = {
  event: ['public', 'waiting', 'draft', 'rejected', 'taken_down', 'over', 'deleted', 'all'],
  article: ['public', 'waiting', 'draft', 'rejected', 'taken_down', 'deleted', 'all'],
};

/** The sets that have a tab only if they have records. */
const LEFT_OUT_IF_EMPTY: readonly RecordSet[] = ['rejected', 'taken_down', 'over', 'deleted'];

/** Checks whether a list of this kind has a set. */
export const hasSet = (kind: ReviewedKind, set: string): set is RecordSet => setsOf[kind].some((one) => one === set);

const narrowingsOf: Readonly<
  Record<ReviewedKind, readonly (readonly [Exclude<RecordNarrowing, undefined>, string])[]>
> = {
  event: [
    ['week', 'In den nächsten 7 Tagen'],
    ['cancelled', 'Abgesagt'],
    ['change', 'Mit Änderung, die wartet'],
  ],
  article: [['change', 'Mit Änderung, die wartet']],
};

/** Returns what narrows a list, as in its address. */
export const narrowingOf = (kind: ReviewedKind, name: string): RecordNarrowing =>
  narrowingsOf[kind].find(([one]) => one === name)?.[0];

/** Renders a list of events or articles. */
export function recordsPage(
  filter: RecordFilter,
  counts: RecordCounts,
  { records, hasMore }: { records: readonly ListedRecord[]; hasMore: boolean },
  today: string,
): Html {
  const { kind, client, set, page, search, narrowing } = filter;
  const total = totalOf(filter, counts, records.length, hasMore);
  const hasViews = records.some(({ views }) => (views ?? 0) > 0);
  const first = records.length === 0 ? 0 : (page - 1) * RECORDS_PER_PAGE + 1;
  return html`${tabs(
    'Stand',
    setsOf[kind]
      .filter((one) => one === set || counts[one] > 0 || !LEFT_OUT_IF_EMPTY.includes(one))
      .map((one) => ({
        href: addressOf({ ...filter, set: one, narrowing: undefined, page: 1, order: defaultOrder(kind, one) }),
        label: setLabels[one],
        count: counts[one],
        isCurrent: one === set,
      })),
  )}
<div class="split">${searchForm(filter)}${set === 'public' ? narrowingChips(filter) : ''}</div>
${table({
  label: `${words[kind].label}: ${setLabels[set]}`,
  columns: columnsOf(filter, hasViews),
  rows: records.map((record) => rowOf(record, { kind, client, today, hasViews })),
  empty:
    search || narrowing
      ? html`${words[kind].empty} <a href="${addressOf({ ...filter, search: '', narrowing: undefined, page: 1 })}">Alle zeigen</a>`
      : words[kind].empty,
})}
${pager({
  shown: [first, first + records.length - 1],
  total,
  previous: page > 1 ? addressOf({ ...filter, page: page - 1 }) : undefined,
  next: hasMore ? addressOf({ ...filter, page: page + 1 }) : undefined,
})}`;
}

/** Returns the number of records of a filter; with a search or a chip at least those up to this page. */
const totalOf = (
  { set, search, narrowing, page }: RecordFilter,
  counts: RecordCounts,
  shown: number,
  hasMore: boolean,
): number =>
  search === '' && narrowing === undefined ? counts[set] : (page - 1) * RECORDS_PER_PAGE + shown + (hasMore ? 1 : 0);

/** Returns the order of a set that is not chosen: what comes next, or what was changed last. */
export const defaultOrder = (kind: ReviewedKind, set: RecordSet): RecordFilter['order'] =>
  kind === 'event' && set === 'public' ? 'day' : 'changed';

function addressOf({ kind, client, set, search, narrowing, order, page }: RecordFilter): string {
  const query = new URLSearchParams({
    ...(set !== 'public' && { set }),
    ...(search && { search }),
    ...(narrowing && { only: narrowing }),
    ...(order !== defaultOrder(kind, set) && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${words[kind].all(client)}${query && `?${query}`}`;
}

const searchForm = ({ kind, client, set, search }: RecordFilter) =>
  html`<form method="get" action="${words[kind].all(client)}" role="search">
${set === 'public' ? '' : html`<input type="hidden" name="set" value="${set}">`}
<label class="with-icon">${icon('search')}<span class="away">${words[kind].search}</span><input class="width-name" name="search" type="search" enterkeyhint="search" value="${search}" placeholder="${words[kind].search}"></label></form>`;

const narrowingChips = (filter: RecordFilter) =>
  chips(
    'Eingrenzen',
    narrowingsOf[filter.kind].map(([narrowing, label]) => ({
      href: addressOf({
        ...filter,
        narrowing: filter.narrowing === narrowing ? undefined : narrowing,
        page: 1,
      }),
      label,
      isCurrent: filter.narrowing === narrowing,
    })),
  );

function columnsOf(filter: RecordFilter, hasViews: boolean): Column[] {
  const { kind, order } = filter;
  const sortedBy = (by: RecordFilter['order'], direction: 'ascending' | 'descending') => ({
    href: addressOf({ ...filter, order: by, page: 1 }),
    direction: order === by ? direction : undefined,
  });
  return [
    { label: 'Titel', kind: 'named' },
    { label: words[kind].day, sort: sortedBy('day', 'ascending'), kind: 'nowrap' },
    { label: 'Stand' },
    { label: 'Von' },
    ...(hasViews ? [{ label: 'Ansichten', align: 'right' as const }] : []),
    { label: 'Geändert', sort: sortedBy('changed', 'descending'), kind: 'nowrap' },
  ];
}

function rowOf(
  record: ListedRecord,
  { kind, client, today, hasViews }: { kind: ReviewedKind; client: string; today: string; hasViews: boolean },
): Row {
  const { id, title, location, promoter, ownerId, owner, views, changedAt, state, hasWaitingChange } = record;
  const second = [...new Set([location, promoter])].filter(Boolean).join(' · ');
  const viewsCell = views ? twoLines(countText(views), 'in 7 Tagen') : html`<span class="soft">–</span>`;
  return {
    cells: [
      nameCell({ href: words[kind].one(client, id), title: title || 'Ohne Titel', second }),
      dayCell(record, kind, today),
      twoLines(recordBadge(state), hasWaitingChange ? badge('wait', 'Änderung wartet') : undefined),
      ownerId === null
        ? html`<span class="soft">Import</span>`
        : html`<a href="${pageOf.person(client, ownerId)}">${owner}</a>`,
      ...(hasViews ? [viewsCell] : []),
      instantDay(changedAt, today),
    ],
  };
}

function dayCell({ nextDay, lastDay, time, further }: ListedRecord, kind: ReviewedKind, today: string): Html | string {
  if (!nextDay && !lastDay) return html`<span class="soft">–</span>`;
  if (!nextDay)
    return html`<span class="soft">${kind === 'event' ? 'zuletzt ' : ''}${shortDay(lastDay ?? '', today)}</span>`;
  const more = further > 0 && (further === 1 ? '1 weiterer Termin' : `${countText(further)} weitere Termine`);
  return twoLines(shortDay(nextDay, today), [time && `${time} Uhr`, more].filter(Boolean).join(' · '));
}
