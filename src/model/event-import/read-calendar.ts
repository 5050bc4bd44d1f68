import { latestVersions, spansOfGroup } from './calendar-dates';
import type { CalendarLine } from './calendar-lines';
import { type CalendarEvent, calendarParts } from './calendar-parts';
import {
  calendarLineOf,
  calendarList,
  calendarText,
  linesNamed,
  locationTextOf,
  momentsOf,
  rawOf,
  textNamed,
  titleOf,
} from './calendar-values';
import { decodeBinary } from './file-bytes';
import {
  FileProblem,
  type ImportedEvent,
  type ImportedFile,
  type ImportGap,
  type ListedEvent,
  type ReadingRules,
} from './imported-event';
import { linksOf, type NamedLink } from './links-of';
import { inBerlin } from './moment';
import type { Pace } from './pace';
import { parseLocation } from './parse-location';
import { hasFormats, MAX_TEXT, plainLine, plainLines } from './plain-lines';
import { planDates } from './plan-dates';

const MAX_KEYWORDS = 30;
const OTHERS = /^V(?:TODO|JOURNAL|FREEBUSY|AVAILABILITY)$/;

/** Checks whether a file holds a calendar, or an event without one. @param binary its first bytes as binary text */
export const isCalendar = (binary: string): boolean =>
  /(?:^|[\r\n])[ \t]*BEGIN:V(?:CALENDAR|EVENT)[ \t]*(?:[\r\n]|$)/i.test(binary);

/**
 * Reads the events of an iCalendar or vCalendar file. Those of one UID are one event with several dates.
 *
 * @throws {FileProblem} without an event
 */
export async function readCalendar(bytes: Uint8Array, rules: ReadingRules, pace: Pace): Promise<ImportedFile> {
  const { events, omittedCount, others } = await calendarParts(bytes, pace);
  const groups = new Map<string, CalendarEvent[]>();
  let broken = 0;
  for (const [index, event] of events.entries()) {
    await pace(64, index);
    // An event that breaks off before its date has nothing to show.
    if (event.isUnclosed && !calendarLineOf(event, 'DTSTART')) broken += 1;
    else {
      const uid = rawOf(event, 'UID').trim() || `at ${index}`;
      const group = groups.get(uid);
      if (group) group.push(event);
      else groups.set(uid, [event]);
    }
  }
  if (groups.size === 0) throw new FileProblem(broken > 0 ? 'broken' : 'empty_calendar');
  const listed: ListedEvent[] = [];
  for (const group of groups.values()) {
    listed.push(listedEvent(group, rules));
    await pace(256, listed.length);
  }
  const tasks = [...others].filter(([name]) => OTHERS.test(name));
  return {
    kind: 'calendar',
    events: listed,
    gaps: [
      ...(broken > 0 ? [{ code: 'broken', params: { count: broken } } as const] : []),
      ...(omittedCount > 0 ? [{ code: 'beyond', params: { count: omittedCount } } as const] : []),
      ...tasks.map(([name, count]): ImportGap => ({ code: 'other_parts', params: { name, count } })),
    ],
  };
}

function listedEvent(group: readonly CalendarEvent[], rules: ReadingRules): ListedEvent {
  const main = mainOf(group);
  const start = calendarLineOf(main, 'DTSTART');
  const [moment] = start ? momentsOf(start, main.frame) : [];
  return {
    title: titleOf(main),
    day: moment ? inBerlin(moment.start).day : '',
    uid: rawOf(main, 'UID').trim(),
    line: main.number,
    read: () => readEvent(main, group, rules),
  };
}

/** Returns the event of a group whose values apply to all of its dates. */
function mainOf(group: readonly CalendarEvent[]): CalendarEvent {
  const current = latestVersions(group.filter((event) => !calendarLineOf(event, 'RECURRENCE-ID')));
  return current.find((event) => calendarLineOf(event, 'RRULE')) ?? current[0] ?? (group[0] as CalendarEvent);
}

function readEvent(main: CalendarEvent, group: readonly CalendarEvent[], rules: ReadingRules): ImportedEvent {
  const { timing, isCancelled, gaps: dateGaps } = spansOfGroup(main, group);
  const planned = timing ? planDates(timing, rules) : { dates: [], series: [], gaps: [] };
  const { links, gaps: linkGaps } = linksOf(namedLinks(main));
  const description = descriptionOf(main);
  const place = parseLocation(locationTextOf(main));
  const position = positionOf(rawOf(main, 'GEO'));
  return {
    title: titleOf(main),
    summary: '',
    text: plainLines(description),
    status: isCancelled ? 'cancelled' : 'scheduled',
    dates: planned.dates,
    series: planned.series,
    location: { ...place, ...(position && { position }) },
    promoter: plainLine(calendarLineOf(main, 'ORGANIZER')?.params.CN ?? ''),
    keywords: linesNamed(main, 'CATEGORIES')
      .flatMap(({ value }) => calendarList(value, main.frame).map(plainLine))
      .slice(0, MAX_KEYWORDS),
    links,
    price: { text: '', from: undefined, to: undefined },
    free: false,
    gaps: [...dateGaps, ...planned.gaps, ...linkGaps, ...gapsOf(main, description)],
  };
}

/** Returns the description; if it is empty, the formatted one. */
function descriptionOf(event: CalendarEvent): string {
  const plain = textNamed(event, 'DESCRIPTION');
  if (plainLines(plain) !== '') return plain;
  const formatted = [
    textNamed(event, 'X-ALT-DESC'),
    textNamed(event, 'STYLED-DESCRIPTION'),
    htmlOfUrl(calendarLineOf(event, 'DESCRIPTION')?.params.ALTREP ?? ''),
  ];
  return formatted.find((text) => plainLines(text) !== '') ?? '';
}

/** Decodes 'data:text/html,%3Cp%3E…'; returns '' for any other address. */
function htmlOfUrl(url: string): string {
  const [, base64, data = ''] = /^data:text\/html[^,;]*(?:;charset=[^,;]*)?(;base64)?,([\s\S]*)$/i.exec(url) ?? [];
  try {
    return base64 ? decodeBinary(atob(data)) : decodeURIComponent(data);
  } catch {
    return '';
  }
}

const ADDRESS = /^https?:\/\/\S+$/i;

function namedLinks(event: CalendarEvent): NamedLink[] {
  const place = locationTextOf(event);
  return [
    ...linesNamed(event, 'URL').map(({ value }): NamedLink => ({ kind: 'event', url: calendarText(value) })),
    ...[...linesNamed(event, 'CONFERENCE'), ...linesNamed(event, 'X-GOOGLE-CONFERENCE')]
      .filter(({ value }) => ADDRESS.test(value))
      .map(({ value, params }): NamedLink => ({ kind: 'event', url: value, text: params.LABEL ?? '' })),
    // An online event has its address in place of a location.
    ...(ADDRESS.test(place) ? [{ kind: 'event', url: place } as const] : []),
  ];
}

/** Reads '48.1;11.5', degrees north and east. */
function positionOf(geo: string): { lat: number; lon: number } | undefined {
  const [lat, lon] = geo.split(/[;,]/).map((one) => Number(one.trim() || Number.NaN));
  const isOnEarth = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return isOnEarth && (lat !== 0 || lon !== 0) ? { lat, lon } : undefined;
}

/** Returns the gaps for values of a calendar that our event cannot hold. */
function gapsOf(event: CalendarEvent, description: string): ImportGap[] {
  const files = [...linesNamed(event, 'ATTACH'), ...linesNamed(event, 'IMAGE')];
  const pictures = files.filter(({ name, params }) => name === 'IMAGE' || /^image\//i.test(params.FMTTYPE ?? ''));
  const attached = files.filter((line) => !pictures.includes(line));
  const fields = ['CONTACT', 'COMMENT', 'RESOURCES'].filter((name) => rawOf(event, name).trim() !== '');
  const count = (number: number, gap: ImportGap['code']): ImportGap[] =>
    number > 0 ? [{ code: gap, params: { count: number } }] : [];
  return [
    ...(description.length > MAX_TEXT ? [{ code: 'cut', params: { most: MAX_TEXT } } as const] : []),
    ...(hasFormats(description) ? [{ code: 'formats' } as const] : []),
    ...count(event.attendees, 'people'),
    ...count(event.alarms, 'alarms'),
    ...pictures.slice(0, 3).map((line): ImportGap => ({ code: 'picture', params: { url: addressIn(line) } })),
    ...attached.slice(0, 5).map((line): ImportGap => ({ code: 'attachment', params: { name: nameOfFile(line) } })),
    ...count(pictures.length - 3, 'picture'),
    ...count(attached.length - 5, 'attachment'),
    ...fields.map(
      (name): ImportGap => ({ code: 'fields', params: { name, text: plainLine(textNamed(event, name)).slice(0, 80) } }),
    ),
    ...(/^\s*(?:PRIVATE|CONFIDENTIAL)\s*$/i.test(rawOf(event, 'CLASS')) ? [{ code: 'private' } as const] : []),
    ...(/^\s*TENTATIVE\s*$/i.test(rawOf(event, 'STATUS')) ? [{ code: 'tentative' } as const] : []),
    ...(event.isUnclosed ? [{ code: 'unclosed' } as const] : []),
    ...count(event.omittedLines, 'lines'),
  ];
}

/** Returns the address of an attached picture; '' for one embedded in the file. */
const addressIn = ({ value }: CalendarLine): string => (/^https?:/i.test(value) ? plainLine(value).slice(0, 200) : '');

const nameOfFile = (line: CalendarLine): string =>
  plainLine(line.params.FILENAME ?? line.params['X-FILENAME'] ?? addressIn(line)).slice(0, 200);
