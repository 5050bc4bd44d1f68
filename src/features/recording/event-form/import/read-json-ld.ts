import { addDays } from '../../../../lib/days';
import type { EventStatus } from '../../../../model/appointment';
import {
  FileProblem,
  type FoundEvent,
  type FoundFile,
  type Gap,
  type ListedEvent,
  type ReadingRules,
} from './found-event';
import { eventNodes, jsonOf, type Node, typesOf } from './json-ld-nodes';
import { linksOf, type NamedLink } from './links-of';
import { isoMoment, type Moment } from './moment';
import { textOf, type Values, valuesOf } from './node-values';
import { offersOf } from './offers-of';
import { MOST_TEXT, plainLine, plainLines } from './plain-lines';
import { planDates, type Span } from './plan-dates';
import { scheduleTiming } from './schedule-rule';

const MOST_KEYWORDS = 30;
const MOST_PARTS = 500;

/**
 * The events that a page or a JSON file holds as JSON-LD (schema.org).
 *
 * @throws {FileProblem} without an event
 */
export function readJsonLd(text: string, rules: ReadingRules): FoundFile {
  const { values, broken } = jsonOf(text);
  const { events, byId } = eventNodes(values);
  if (events.length === 0) throw new FileProblem(broken > 0 && values.length === 0 ? 'broken' : 'no_event');
  const read = valuesOf(byId);
  return { events: events.map((event) => listed(event, read, rules)), broken };
}

const listed = (event: Node, values: Values, rules: ReadingRules): ListedEvent => ({
  title: plainLine(values.text(event, 'name')),
  day: spanOf(event, values)?.start.day ?? '',
  read: () => readEvent(event, values, rules),
});

function readEvent(event: Node, values: Values, rules: ReadingRules): FoundEvent {
  const { price, free, isSoldOut, urls, gaps: offerGaps } = offersOf(event, values);
  const { links, gaps: linkGaps } = linksOf([
    ...namedLinks(event, values),
    ...urls.map((url): NamedLink => ({ kind: 'ticket', url })),
  ]);
  const description = values.text(event, 'description');
  const { dates, series, gaps } = datesOf(event, values, rules);
  const cancelled = statusOf(values.text(event, 'eventStatus'));
  return {
    title: plainLine(values.text(event, 'name')),
    summary: plainLine(values.text(event, 'abstract') || values.text(event, 'disambiguatingDescription')),
    text: plainLines(description),
    status: cancelled === 'scheduled' && isSoldOut ? 'soldOut' : cancelled,
    dates,
    series,
    place: placeOf(event, values),
    organiser: plainLine(
      values
        .nodes(event, 'organizer')
        .map((one) => values.text(one, 'name'))
        .find(Boolean) ?? values.text(event, 'organizer'),
    ),
    keywords: keywordsOf(event, values),
    links,
    price,
    free,
    gaps: [
      ...gaps,
      ...offerGaps,
      ...linkGaps,
      ...(description.length > MOST_TEXT ? [{ code: 'cut', params: { most: MOST_TEXT } } as const] : []),
      ...picturesOf(event, values),
    ],
  };
}

function statusOf(word: string): EventStatus {
  if (/EventCancelled$/.test(word)) return 'cancelled';
  return /EventPostponed$/.test(word) ? 'postponed' : 'scheduled';
}

const keywordsOf = (event: Node, values: Values): string[] =>
  values
    .all(event, 'keywords')
    .flatMap((value) => textOf(value).slice(0, 5000).split(','))
    .map(plainLine)
    .filter(Boolean)
    .slice(0, MOST_KEYWORDS);

/** What the event itself and those who take part name as their pages. */
function namedLinks(event: Node, values: Values): NamedLink[] {
  const of = (name: string, kind: NamedLink['kind']) =>
    values.nodes(event, name).flatMap((one): NamedLink[] => {
      const url = values.text(one, 'url') || values.text(one, 'sameAs');
      return url ? [{ kind, url, text: values.text(one, 'name') }] : [];
    });
  const url = values.text(event, 'url');
  return [
    ...(url ? [{ kind: 'event', url } as const] : []),
    ...of('location', 'location'),
    ...of('organizer', 'promoter'),
    ...of('performer', 'artist'),
  ];
}

function placeOf(event: Node, values: Values): FoundEvent['place'] {
  const place = values.nodes(event, 'location').find((one) => !typesOf(one).includes('VirtualLocation'));
  if (!place) {
    const words = plainLine(values.text(event, 'location'));
    return { name: words.split(',')[0]?.trim() ?? '', words };
  }
  const address = values.nodes(place, 'address')[0];
  const town =
    address && [values.text(address, 'postalCode'), values.text(address, 'addressLocality')].filter(Boolean).join(' ');
  const lines = address ? [values.text(address, 'streetAddress'), town] : [values.text(place, 'address')];
  const name = plainLine(values.text(place, 'name'));
  const words = [name, ...lines.map((line) => plainLine(line ?? ''))].filter(Boolean).join(', ');
  return { name: name || (words.split(',')[0] ?? ''), words };
}

function picturesOf(event: Node, values: Values): Gap[] {
  const urls = values.all(event, 'image').map((value) => {
    const node = typeof value === 'object' && value !== null ? (value as Node) : undefined;
    return node ? values.text(node, 'url') || values.text(node, 'contentUrl') : textOf(value);
  });
  return urls
    .filter(Boolean)
    .slice(0, 3)
    .map((url) => ({ code: 'picture', params: { url: plainLine(url).slice(0, 200) } }));
}

function datesOf(event: Node, values: Values, rules: ReadingRules) {
  const parts = values.nodes(event, 'subEvent').slice(0, MOST_PARTS);
  const first = spanOf(event, values);
  const schedules = values.nodes(event, 'eventSchedule');
  const [timing] = schedules.flatMap((schedule) => scheduleTiming(schedule, values, first?.start.day ?? '') ?? []);
  const isUnread = schedules.length > (timing ? 1 : 0);
  const spans = [
    ...(parts.length > 0 || !first ? [] : [first]),
    ...parts.flatMap((part) => spanOf(part, values) ?? []),
  ];
  const [start, ...added] = spans;
  if (!timing && !start) return { dates: [], series: [], gaps: [{ code: 'unreadable_date' } as Gap] };
  const planned = planDates(timing ?? { first: start as Span, added }, rules);
  return { ...planned, gaps: isUnread ? [{ code: 'rule' } as Gap, ...planned.gaps] : planned.gaps };
}

/** From when until when an event takes place; undefined where its start cannot be read. */
function spanOf(event: Node, values: Values): Span | undefined {
  const start = isoMoment(values.text(event, 'startDate'));
  if (!start) return undefined;
  const end = isoMoment(values.text(event, 'endDate'));
  const isCancelled = statusOf(values.text(event, 'eventStatus')) === 'cancelled';
  // Pages write midnight where they know no time.
  const isWhole =
    start.time === undefined || (start.time === '00:00' && (!end?.time || /^(?:00:00|23:59)$/.test(end.time)));
  if (isWhole)
    return {
      start: { day: start.day },
      end: { day: addDays(end && end.day > start.day ? lastOf(end) : start.day, 1) },
      isCancelled,
    };
  const until: Moment | undefined = end?.time === undefined && end ? { day: addDays(end.day, 1), time: '00:00' } : end;
  const isAfter = until && (end?.time !== undefined || (end?.day ?? '') > start.day);
  return { start, ...(until && isAfter && { end: until }), isCancelled };
}

/** The last of whole days; an end at midnight is that of the day before. */
const lastOf = ({ day, time }: Moment): string => (time === '00:00' ? addDays(day, -1) : day);
