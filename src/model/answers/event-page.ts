import { array, type Infer, number, record, string, type, unknown } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import type { Position } from './community';
import { type EventRow, toEventRow } from './event-row';
import { parseShown } from './lenient';
import { type AnswerBody, pagesOf, readable, TotalsAnswer, totalsOf } from './read-list';
import { type Rubric, RubricAnswer } from './rubric';

/** Shape of counts by name; an older server lacks the later ones. */
const counts = record(string(), number());

/** Returns the shape of a facet's values with their counts. */
const counted = <Fields extends Parameters<typeof type>[0]>(fields: Fields) =>
  array(type({ ...fields, count: number() }));

const FacetsAnswer = type({
  rubric: counted(RubricAnswer.schema),
  tag: counted({ name: string() }),
  community: counted({ community_id: number(), name: string() }),
  day: counted({ date: string() }),
  flags: counts,
  when: maybe(counts),
  accessFeatures: maybe(counted({ id: string(), name_en: maybe(string()), name: string() })),
});

const PageMeta = type({
  ...TotalsAnswer,
  over: maybe(number()),
  facets: maybe(FacetsAnswer),
  spelling: maybe(string()),
});

/** The number of events that each further filter would give; rubrics have none where the server does not count. */
export type Facets = Omit<Infer<typeof FacetsAnswer>, 'rubric'> & { rubric: (Rubric & { count?: number })[] };

/** A place that was typed or chosen, with its coordinates once they are found. */
export type NamedPlace = { label: string } & Partial<Position>;

/** One page of a list of events. */
export type EventPage = {
  events: EventRow[];
  /** Number of events in the answer that could not be read. */
  unreadableCount: number;
  total: number;
  /** Number of today's matching events that are over, which the list leaves out. */
  overCount: number;
  /** From 1. */
  number: number;
  /** The maximum number of events on a page. */
  pageSize: number;
  /** The number of pages that the server answers. */
  pageCount: number;
  facets?: Facets;
  /** The corrected search word, in place of a mistyped one. */
  spelling?: string;
  /** The place that a typed text was resolved to: 'reut' is Reutlingen. */
  found?: { typed: string; place: NamedPlace };
  /** The time of the answer in ms since 1970, for a page that this device saved on an earlier visit. */
  savedAt?: number | undefined;
  /** Set if an earlier visit to the list on this page received the answer, however long ago. */
  isSeen?: true;
};

/**
 * Reads an answer of GET events. One unreadable event is left out and counted; the rest is shown.
 *
 * @throws {ShapeError} when the list itself is unreadable
 */
export function toEventPage({ data, meta }: AnswerBody): EventPage {
  const rows = parse(data, array(unknown()), 'EventPage');
  const { over, facets, spelling, ...totals } = parseShown(meta ?? {}, PageMeta, 'EventPage');
  const { page, pageSize, total } = totalsOf(totals, rows.length, 'EventPage');
  const events = readable(rows, toEventRow);
  return {
    events,
    unreadableCount: rows.length - events.length,
    total,
    overCount: over ?? 0,
    number: page,
    pageSize,
    pageCount: pagesOf(total, Math.max(1, pageSize)),
    ...(facets && { facets }),
    ...(spelling && { spelling }),
  };
}
