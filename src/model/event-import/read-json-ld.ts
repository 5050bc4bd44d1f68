import { addDays } from '../../lib/days';
import type { EventStatus } from '../answers/appointment';
import { addMinutes, durationMinutes } from './calendar-values';
import {
  FileProblem,
  type ImportedEvent,
  type ImportedFile,
  type ImportedLocation,
  type ImportGap,
  type ListedEvent,
  MAX_EVENTS,
  type ReadingRules,
} from './imported-event';
import { jsonBlocks } from './json-blocks';
import { createEventCollector, type EventNode, type JsonLdNode, typesOf } from './json-ld-nodes';
import { linksOf, type NamedLink } from './links-of';
import { type Moment, momentOf, wholeDaysOf } from './moment';
import { createNodeReader, type NodeReader, resolveUrl, textOfNode } from './node-values';
import { offersOf } from './offers-of';
import type { Pace } from './pace';
import { NO_IMPORTED_LOCATION, parseLocation } from './parse-location';
import { hasFormats, MAX_TEXT, plainLine, plainLines } from './plain-lines';
import { type DatePlanSpan, planDates, type RepeatedSpan } from './plan-dates';
import { scheduleTiming } from './schedule-rule';

const MAX_KEYWORDS = 30;
const MAX_PARTS = 500;

/**
 * Reads the events that a page or a JSON file holds as JSON-LD (schema.org).
 *
 * @throws {FileProblem} without an event
 */
export async function readJsonLd(text: string, rules: ReadingRules, pace: Pace): Promise<ImportedFile> {
  const { blocks, broken } = await jsonBlocks(text, pace);
  const { found: collected, collect } = createEventCollector(MAX_EVENTS);
  for (const block of blocks) {
    collect(block);
    await pace(512, collected.events.length);
  }
  const { events, byId, omittedCount } = collected;
  const values = createNodeReader(byId, rules.pageUrl);
  const listed: ListedEvent[] = [];
  const uids = new Map<string, number>();
  for (const event of events) {
    const one = listedEvent(event, values, rules);
    // A reference to another event, or an event that breaks off before its name, has nothing to show.
    if (one.title || one.day) listed.push(one);
    uids.set(one.uid, (uids.get(one.uid) ?? 0) + 1);
    await pace(512, listed.length);
  }
  if (listed.length === 0)
    throw new FileProblem(events.length > 0 || (broken > 0 && blocks.length === 0) ? 'broken' : 'no_event');
  return {
    kind: 'page',
    // A page may give all its events the same address.
    events: listed.map((event) => ((uids.get(event.uid) ?? 0) > 1 ? { ...event, uid: '' } : event)),
    gaps: [
      ...(broken > 0 ? [{ code: 'broken', params: { count: broken } } as const] : []),
      ...(omittedCount > 0 ? [{ code: 'beyond', params: { count: omittedCount } } as const] : []),
    ],
  };
}

const titleOf = (event: JsonLdNode, values: NodeReader): string =>
  plainLine(values.text(event, 'name') || values.text(event, 'headline'));

const listedEvent = ({ node, line }: EventNode, values: NodeReader, rules: ReadingRules): ListedEvent => ({
  title: titleOf(node, values),
  day: spanOf(node, values)?.start.day ?? '',
  uid: values.text(node, '@id') || values.text(node, 'url'),
  line,
  read: () => readEvent(node, values, rules),
});

/** Some pages write line breaks as a backslash and a letter. */
const withBreaks = (text: string): string => text.replace(/(?:\\r)?\\n/g, '\n');

function readEvent(event: JsonLdNode, values: NodeReader, rules: ReadingRules): ImportedEvent {
  const { price, free, isSoldOut, urls, gaps: offerGaps } = offersOf(event, values);
  const pages = namedLinks(event, values);
  const hasPage = pages.some(({ kind }) => kind === 'event');
  const { links, gaps: linkGaps } = linksOf([
    ...(rules.pageUrl && !hasPage ? [{ kind: 'event', url: rules.pageUrl } as const] : []),
    ...pages,
    ...urls.map((url): NamedLink => ({ kind: 'ticket', url })),
  ]);
  const description = withBreaks(values.text(event, 'description'));
  const { dates, series, gaps } = datesOf(event, values, rules);
  const { place, gaps: placeGaps } = locationOf(event, values);
  const status = values.text(event, 'eventStatus');
  const cancelled = statusOf(status);
  return {
    title: titleOf(event, values),
    summary: plainLine(withBreaks(values.text(event, 'abstract') || values.text(event, 'disambiguatingDescription'))),
    text: plainLines(description),
    status: cancelled === 'scheduled' && isSoldOut ? 'soldOut' : cancelled,
    dates,
    series,
    location: place,
    promoter: plainLine(
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
      ...placeGaps,
      ...offerGaps,
      ...linkGaps,
      ...(/EventMovedOnline$/.test(status) ? [{ code: 'online' } as const] : []),
      ...(description.length > MAX_TEXT ? [{ code: 'cut', params: { most: MAX_TEXT } } as const] : []),
      ...(hasFormats(description) ? [{ code: 'formats' } as const] : []),
      ...picturesOf(event, values, rules.pageUrl),
    ],
  };
}

function statusOf(statusUrl: string): EventStatus {
  if (/EventCancelled$/.test(statusUrl)) return 'cancelled';
  return /EventPostponed$/.test(statusUrl) ? 'postponed' : 'scheduled';
}

const keywordsOf = (event: JsonLdNode, values: NodeReader): string[] =>
  values
    .all(event, 'keywords')
    .flatMap((value) => textOfNode(value).slice(0, 5000).split(','))
    .map(plainLine)
    .filter(Boolean)
    .slice(0, MAX_KEYWORDS);

/** Returns the web pages of the event and its participants. */
function namedLinks(event: JsonLdNode, values: NodeReader): NamedLink[] {
  const linksFrom = (name: string, kind: NamedLink['kind']) =>
    values.nodes(event, name).flatMap((one): NamedLink[] => {
      if (typesOf(one).includes('VirtualLocation')) return [];
      const url = values.url(one, 'url') || values.url(one, 'sameAs');
      return url ? [{ kind, url, text: values.text(one, 'name') }] : [];
    });
  const url = values.url(event, 'url');
  const online = values.nodes(event, 'location').filter((one) => typesOf(one).includes('VirtualLocation'));
  const addressTexts = values
    .all(event, 'location')
    .map(textOfNode)
    .filter((text) => /^https?:\/\/\S+$/i.test(text.trim()));
  return [
    ...(url ? [{ kind: 'event', url } as const] : []),
    ...[...online.map((one) => values.url(one, 'url')), ...addressTexts]
      .filter(Boolean)
      .map((address): NamedLink => ({ kind: 'event', url: address })),
    ...linksFrom('location', 'location'),
    ...linksFrom('organizer', 'promoter'),
    ...linksFrom('performer', 'artist'),
  ];
}

/** Returns the first place that is not online. */
function locationOf(event: JsonLdNode, values: NodeReader): { place: ImportedLocation; gaps: ImportGap[] } {
  const places = values
    .all(event, 'location')
    .map((value) => (typeof value === 'string' ? parseLocation(plainLine(value)) : parseLocationNode(value, values)))
    .filter(({ name }) => name !== '');
  const [place = NO_IMPORTED_LOCATION, ...others] = places;
  return { place, gaps: others.map(({ fullText }) => ({ code: 'places', params: { place: fullText.slice(0, 120) } })) };
}

function parseLocationNode(value: unknown, values: NodeReader): ImportedLocation {
  const node = typeof value === 'object' && value !== null ? (value as JsonLdNode) : undefined;
  if (!node || typesOf(node).includes('VirtualLocation')) return NO_IMPORTED_LOCATION;
  const address = values.nodes(node, 'address')[0];
  const line = (of: JsonLdNode | undefined, name: string) => (of ? plainLine(values.text(of, name)) : '');
  // A place written as one text consists of its address.
  const addressTexts = address ? '' : plainLine(values.text(node, 'address'));
  const isOnlyAddress = typesOf(node).includes('PostalAddress');
  const parts = isOnlyAddress ? node : address;
  const street = line(parts, 'streetAddress');
  const [zipcode, town] = [line(parts, 'postalCode'), line(parts, 'addressLocality')];
  const name = plainLine(values.text(node, 'name'));
  const fullText = [name, street, [zipcode, town].filter(Boolean).join(' '), addressTexts].filter(Boolean).join(', ');
  const parsedText = parseLocation(fullText);
  const position = positionOf(values.nodes(node, 'geo')[0] ?? node, values);
  return {
    ...parsedText,
    name: name || parsedText.name,
    ...(parts && { street, zipcode, town }),
    url: values.url(node, 'url'),
    ...(position && { position }),
  };
}

function positionOf(node: JsonLdNode, values: NodeReader): { lat: number; lon: number } | undefined {
  const [lat, lon] = ['latitude', 'longitude'].map((name) => Number.parseFloat(values.text(node, name)));
  const isOnEarth = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return isOnEarth && (lat !== 0 || lon !== 0) ? { lat, lon } : undefined;
}

function picturesOf(event: JsonLdNode, values: NodeReader, pageUrl: string | undefined): ImportGap[] {
  const urls = values.all(event, 'image').map((value) => {
    const node = typeof value === 'object' && value !== null ? (value as JsonLdNode) : undefined;
    return node ? values.url(node, 'url') || values.url(node, 'contentUrl') : resolveUrl(textOfNode(value), pageUrl);
  });
  return urls
    .filter(Boolean)
    .slice(0, 3)
    .map((url) => ({ code: 'picture', params: { url: plainLine(url).slice(0, 200) } }));
}

function datesOf(event: JsonLdNode, values: NodeReader, rules: ReadingRules) {
  const parts = values.nodes(event, 'subEvent');
  const ownSpan = spanOf(event, values);
  const schedules = values.nodes(event, 'eventSchedule');
  const timings = schedules.map((schedule) => scheduleTiming(schedule, values, values.text(event, 'startDate')));
  const repeated = timings.flatMap((timing): RepeatedSpan[] => (timing ? [timing] : []));
  const spans = parts.slice(0, MAX_PARTS).map((part) => spanOf(part, values));
  const readableSpans = spans.flatMap((span) => span ?? []);
  // The span of an event with several dates only encloses them; the dates of its parts count.
  const singleSpans = readableSpans.length === 0 && repeated.length === 0 && ownSpan ? [ownSpan] : readableSpans;
  const gaps: ImportGap[] = [
    ...timings.flatMap((timing, index): ImportGap[] =>
      timing
        ? []
        : [{ code: 'rule', params: { rule: plainLine(values.text(schedules[index] ?? {}, 'repeatFrequency')) } }],
    ),
    ...spans.flatMap((span, index): ImportGap[] => (span ? [] : [unreadable(parts[index] ?? {}, values)])),
    ...(parts.length > MAX_PARTS ? [{ code: 'more', params: { most: MAX_PARTS } } as const] : []),
    ...(singleSpans.length + repeated.length === 0 ? [unreadable(event, values)] : []),
  ];
  const excluded = new Set(timings.flatMap((timing) => [...(timing?.excluded ?? [])]));
  const planned = planDates({ spans: singleSpans, rules: repeated, excluded }, rules);
  return { ...planned, gaps: [...gaps, ...planned.gaps] };
}

function unreadable(event: JsonLdNode, values: NodeReader): ImportGap {
  const text = plainLine(values.text(event, 'startDate')).slice(0, 60);
  return text ? { code: 'unreadable_date', params: { text } } : { code: 'no_date' };
}

/** Returns the start and end of an event; undefined if its start cannot be read. */
function spanOf(event: JsonLdNode, values: NodeReader): DatePlanSpan | undefined {
  const start = momentOf(values.text(event, 'startDate'));
  if (!start) return undefined;
  const isCancelled = statusOf(values.text(event, 'eventStatus')) === 'cancelled';
  const minutes = durationMinutes(values.text(event, 'duration'));
  const end = momentOf(values.text(event, 'endDate')) ?? (minutes ? addMinutes(start, minutes) : undefined);
  if (start.time === undefined) {
    const last = end && end.day > start.day ? end.day : start.day;
    return { start, end: { day: addDays(last, 1) }, isCancelled };
  }
  // Pages write midnight for an unknown time.
  const isSure = start.time === '00:00' && (!end || end.time === undefined);
  const days = wholeDaysOf(start, end?.time === undefined ? undefined : end, isSure);
  if (days) {
    const isDay = end && end.time === undefined && end.day > start.day;
    return { ...days, ...(isDay && { end: { day: addDays(end.day, 1) } }), isCancelled };
  }
  const isWholeEnd = end && end.time === undefined;
  const until: Moment | undefined = isWholeEnd ? { ...start, day: addDays(end.day, 1), time: '00:00' } : end;
  const isAfter = until && (!isWholeEnd || end.day > start.day);
  return { start, ...(until && isAfter && { end: until }), isCancelled };
}
