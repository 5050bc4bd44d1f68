import { addDays } from '../../../../src/lib/days';
import { endOfMonth } from '../../berlin-day';
import { boxAround, metresBetween, withoutDateLine } from '../circle';
import { type Box, type EventFilter, flagsOf, startOf } from '../event-filter';
import type { FacetCount } from '../found';
import { isTodayAsked } from '../hits';
import { type Asked, stretchesOf } from '../stretches';
import { add, addAll, type BitSet, countIn, countOf, emptySet, inAll, type Slots, takeOut } from './bit-set';
import { type ClientIndex, type Place, slotIn } from './client-index';
import { countFacets } from './facets';
import type { Memo } from './memo';
import { type Places, placesOf } from './places';
import { overAndLate, slotsFrom, slotsInSpan } from './spans';

/** What matches, and how often each value of each facet occurs; as Hits of ../hits.ts, in memory. */
export type MemoryHits = { total: number; over?: number; set: BitSet; facets: FacetCount[] };

/** A part of a filter, see ../dimensions.ts. */
type Dimension = { own: string; facet: boolean; set: BitSet };

/** What of today counts, at a minute. */
type Today = { over: BitSet; today: BitSet };

/**
 * Finds and counts what matches.
 *
 * @param words what the search for the filter's words has found
 */
export function hitsOf(index: ClientIndex, memo: Memo, filter: EventFilter, words: BitSet | undefined): MemoryHits {
  const today = memo('spans', `today ${minuteOf(filter)}`, () => todayOf(index, filter));
  const dimensions = dimensionsOf(index, memo, filter, today, words);
  const without = (own: string) => {
    const others = dimensions.filter((dimension) => dimension.own !== own);
    return inAll(others.map(({ set }) => set));
  };
  const set = without('none');
  const owned = new Map(dimensions.filter(({ facet }) => facet && filter.facets).map(({ own }) => [own, without(own)]));
  const stretches = () =>
    memo('spans', `stretches ${minuteOf(filter)}`, () =>
      stretchesOf(filter).map(({ value, asked }) => ({ value, set: dateSet(index, asked, today) })),
    );
  return {
    total: countOf(set),
    set,
    facets: filter.facets ? countFacets(index, filter, (own) => owned.get(own) ?? set, today.today, stretches()) : [],
    ...(isTodayAsked(filter) && { over: countIn(owned.get('date') ?? without('date'), { many: today.over }) }),
  };
}

/** Answers stay the same for a minute: every appointment ends on a full one. */
export const minuteOf = ({ moment }: Pick<EventFilter, 'moment'>): string => `${moment.today} ${moment.clock}`;

function todayOf(index: ClientIndex, { moment }: EventFilter): Today {
  const { over, late } = overAndLate(index, moment);
  const today = setOf(index, [slotsOf(index, 'day', moment.today)]);
  takeOut(today, over);
  addAll(today, { many: late });
  return { over, today };
}

function dimensionsOf(
  index: ClientIndex,
  memo: Memo,
  filter: EventFilter,
  today: Today,
  words: BitSet | undefined,
): Dimension[] {
  const anyOf = (kind: string, values: readonly (string | number)[]) =>
    values.map((value) => slotsOf(index, kind, String(value)));
  const places = [...anyOf('community', filter.communities), ...anyOf('district', filter.districts)];
  const dimension = (isAsked: boolean, own: string, facet: boolean, set: () => BitSet): Dimension[] =>
    isAsked ? [{ own, facet, set: set() }] : [];
  const valued = (own: string, slots: (Slots | undefined)[], isAsked = slots.length > 0) =>
    dimension(isAsked, own, true, () => setOf(index, slots));
  return [
    ...dimension(true, 'live', false, () => setOf(index, anyOf('live', ['']))),
    ...dimension(true, 'date', true, () => dateSet(index, filter, today)),
    ...dimension(words !== undefined, 'text', false, () => words ?? emptySet(0)),
    ...dimension(filter.ids.length > 0, 'ids', false, () => idSet(index, filter.ids)),
    ...valued('rubric', anyOf('rubric', filter.rubrics)),
    ...valued('tag', anyOf('tag', filter.tags)),
    ...valued('community', places),
    ...dimension(filter.radiusMetres !== undefined, 'radius', false, () =>
      placeSet(placesOf(index, memo), inCircle(filter)),
    ),
    ...dimension(filter.box !== undefined, 'box', false, () => placeSet(placesOf(index, memo), inBox(filter.box))),
    ...flagsOf(filter).flatMap((flag) => valued(flag, anyOf('flag', [flag]), true)),
    ...dimension(filter.hideLongRunning, 'longRunning', true, () => shortSet(index)),
  ];
}

const slotsOf = (index: ClientIndex, kind: string, value: string): Slots | undefined =>
  index.values.get(kind)?.get(value);

function setOf(index: ClientIndex, values: readonly (Slots | undefined)[]): BitSet {
  const set = emptySet(index.events.length);
  for (const slots of values) addAll(set, slots);
  return set;
}

function idSet(index: ClientIndex, ids: readonly string[]): BitSet {
  const set = emptySet(index.events.length);
  for (const id of ids) {
    const slot = slotIn(index, id);
    if (slot !== undefined) add(set, slot);
  }
  return set;
}

function shortSet(index: ClientIndex): BitSet {
  const set = setOf(index, [slotsOf(index, 'live', '')]);
  takeOut(set, setOf(index, [slotsOf(index, 'flag', 'longRunning')]));
  return set;
}

function dateSet(index: ClientIndex, asked: Asked, { over, today }: Today): BitSet {
  const { span, from, to, moment } = asked;
  if (span === 'days') return daySet(index, from, to);
  const start = startOf(asked);
  if (start !== moment) {
    const later = daySet(index, addDays(from, 1), to);
    addAll(later, { many: slotsFrom(index, start) });
    return later;
  }
  if (from !== moment.today) return emptySet(0);
  if (span === 'over') return over;
  if (span !== 'coming') return slotsInSpan(index, span, moment);
  const tomorrow = addDays(from, 1);
  if (to !== undefined && to < tomorrow) return today;
  const set = daySet(index, tomorrow, to);
  addAll(set, { many: today });
  return set;
}

/** Whole months count as one value, as in ../dimensions.ts. */
function daySet(index: ClientIndex, from: string, to: string | undefined): BitSet {
  const set = emptySet(index.events.length);
  const addBetween = (kind: string, isBetween: (value: string) => boolean) => {
    for (const [value, slots] of index.values.get(kind) ?? []) if (isBetween(value)) addAll(set, slots);
  };
  const end = endOfMonth(from);
  if (to !== undefined && to <= end) {
    addBetween('day', (day) => day >= from && day <= to);
    return set;
  }
  const month = to?.slice(0, 7);
  addBetween('day', (day) => day >= from && day <= end);
  addBetween('month', (value) => value > from.slice(0, 7) && (month === undefined || value < month));
  if (to !== undefined) addBetween('day', (day) => day >= `${month}-01` && day <= to);
  return set;
}

function placeSet({ points, numbers }: Places, isIn: (place: Place) => boolean): BitSet {
  const isReached = points.map((point) => point !== undefined && isIn(point));
  const set = emptySet(numbers.length);
  for (let slot = 0; slot < numbers.length; slot += 1) if (isReached[numbers[slot] as number]) add(set, slot);
  return set;
}

function inCircle({ centre, radiusMetres }: EventFilter): (place: Place) => boolean {
  if (!centre || radiusMetres === undefined) return () => false;
  const isNear = inBox(boxAround(centre, radiusMetres));
  return (place) => isNear(place) && metresBetween(centre, place) <= radiusMetres;
}

const inBox = (box: Box | undefined) => {
  if (!box) return () => false;
  const parts = withoutDateLine(box);
  return ({ lat, lon }: Place) =>
    parts.some(({ west, south, east, north }) => lon >= west && lon <= east && lat >= south && lat <= north);
};
