import { array, type Infer, number, record, string, type, unknown } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import type { Position } from './community';
import { type EventRow, toEventRow } from './event-row';
import { type AnswerBody, pagesOf, readable } from './read-list';
import { RubricAnswer } from './rubric';

/** By a word; an older server does not know those that came later. */
const counts = record(string(), number());

/** Values of a facet. */
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
  page: number(),
  pageSize: number(),
  total: number(),
  over: maybe(number()),
  facets: maybe(FacetsAnswer),
  spelling: maybe(string()),
});

/** How many events each further click would give. */
export type Facets = Infer<typeof FacetsAnswer>;

/** A place as it was typed or chosen, with its coordinates once they are known. */
export type NamedPlace = { label: string } & Partial<Position>;

/** One page of a list of events. */
export type EventPage = {
  events: EventRow[];
  /** Events that the answer held but that could not be read. */
  unreadableCount: number;
  total: number;
  /** Events of today that match and are over, which the list leaves out. */
  overCount: number;
  /** From 1. */
  number: number;
  /** Most events on a page. */
  pageSize: number;
  /** Pages that the server does not refuse. */
  pageCount: number;
  facets?: Facets;
  /** The word that was searched instead of a mistyped one. */
  spelling?: string;
  /** The place that a typed one was found to be: 'reut' is Reutlingen. */
  found?: { typed: string; place: NamedPlace };
  /** Of a page that this device has kept from an earlier visit: when it was answered, milliseconds since 1970. */
  keptAt?: number | undefined;
  /** Whether it was answered to an earlier visit of the list on this page, however long ago. */
  isSeen?: true;
};

/**
 * Reads an answer of GET events. One unreadable event is left out and counted; the rest is shown.
 *
 * @throws {ShapeError} when the list itself or its totals are unreadable
 */
export function toEventPage({ data, meta }: AnswerBody): EventPage {
  const rows = parse(data, array(unknown()), 'EventPage');
  const { page, pageSize, total, over, facets, spelling } = parse(meta, PageMeta, 'EventPage');
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
