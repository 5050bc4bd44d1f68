import type { EventStatus } from '../../../../model/appointment';
import { type CalendarEvent, type CalendarLine, calendarEvents, calendarList, calendarText } from './calendar-lines';
import { calendarMoment, durationMinutes, momentsOf } from './calendar-moment';
import { FileProblem, type FoundEvent, type FoundFile, type Gap, type ReadingRules } from './found-event';
import { linksOf } from './links-of';
import { instantOf, knownZone, type Moment, wallAt, wallMs, wallOf } from './moment';
import { MOST_TEXT, plainLine, plainLines } from './plain-lines';
import { keyOf, planDates, type Span } from './plan-dates';
import { readRule } from './read-rule';

const MOST_KEYWORDS = 30;

/** Whether a text is a calendar. */
export const isCalendar = (text: string): boolean => /^\s*BEGIN:VCALENDAR\b/i.test(text.slice(0, 2000));

/**
 * The events of an iCalendar file (RFC 5545). Changed dates of a series belong to it.
 *
 * @throws {FileProblem} without an event
 */
export function readCalendar(text: string, rules: ReadingRules): FoundFile {
  const { events, broken } = calendarEvents(text);
  const groups = new Map<string, CalendarEvent[]>();
  for (const [place, event] of events.entries()) {
    const uid = rawOf(event, 'UID').trim() || `at ${place}`;
    const group = groups.get(uid);
    if (group) group.push(event);
    else groups.set(uid, [event]);
  }
  if (groups.size === 0) throw new FileProblem(broken > 0 ? 'broken' : 'no_event');
  return { events: [...groups.values()].map((group) => listed(group, rules)), broken };
}

function listed(group: readonly CalendarEvent[], rules: ReadingRules) {
  const main = group.find((event) => !lineOf(event, 'RECURRENCE-ID')) ?? (group[0] as CalendarEvent);
  return {
    title: plainLine(textOf(main, 'SUMMARY')),
    day: momentOf(lineOf(main, 'DTSTART'))?.day ?? '',
    read: () =>
      readEvent(
        main,
        group.filter((event) => event !== main),
        rules,
      ),
  };
}

const lineOf = ({ lines }: CalendarEvent, name: string): CalendarLine | undefined =>
  lines.find((line) => line.name === name);
const linesOf = ({ lines }: CalendarEvent, name: string): CalendarLine[] => lines.filter((line) => line.name === name);
const rawOf = (event: CalendarEvent, name: string): string => lineOf(event, name)?.value ?? '';
const textOf = (event: CalendarEvent, name: string): string => calendarText(rawOf(event, name));
const momentOf = (line: CalendarLine | undefined): Moment | undefined => line && momentsOf(line)[0];

function readEvent(event: CalendarEvent, changes: readonly CalendarEvent[], rules: ReadingRules): FoundEvent {
  const { links, gaps: linkGaps } = linksOf(linesOf(event, 'URL').map(({ value }) => ({ kind: 'event', url: value })));
  const description = textOf(event, 'DESCRIPTION');
  const { dates, series, gaps } = datesOf(event, changes, rules);
  return {
    title: plainLine(textOf(event, 'SUMMARY')),
    summary: '',
    text: plainLines(description),
    status: statusOf(event),
    dates,
    series,
    place: placeOf(plainLine(textOf(event, 'LOCATION').replaceAll('\n', ', '))),
    organiser: plainLine(lineOf(event, 'ORGANIZER')?.params.CN ?? ''),
    keywords: linesOf(event, 'CATEGORIES')
      .flatMap(({ value }) => calendarList(value).map(plainLine))
      .slice(0, MOST_KEYWORDS),
    links,
    price: { text: '', from: undefined, to: undefined },
    free: false,
    gaps: [...gaps, ...linkGaps, ...gapsOf(event, description)],
  };
}

const isCancelled = (event: CalendarEvent) => rawOf(event, 'STATUS').trim().toUpperCase() === 'CANCELLED';
const statusOf = (event: CalendarEvent): EventStatus => (isCancelled(event) ? 'cancelled' : 'scheduled');

/** The first part of a place is its name, by which it is found. */
const placeOf = (words: string): FoundEvent['place'] => ({ name: words.split(',')[0]?.trim() ?? '', words });

/** What a calendar holds and our event has no place for. */
function gapsOf(event: CalendarEvent, description: string): Gap[] {
  const zones = ['DTSTART', 'DTEND'].flatMap((name) => lineOf(event, name)?.params.TZID ?? []);
  const unknown = zones.find((zone) => knownZone(zone) === undefined);
  const files = [...linesOf(event, 'ATTACH'), ...linesOf(event, 'IMAGE')];
  const pictures = files.filter(({ name, params }) => name === 'IMAGE' || /^image\//i.test(params.FMTTYPE ?? ''));
  return [
    ...(unknown === undefined ? [] : [{ code: 'zone', params: { zone: plainLine(unknown).slice(0, 60) } } as const]),
    ...(description.length > MOST_TEXT ? [{ code: 'cut', params: { most: MOST_TEXT } } as const] : []),
    ...(lineOf(event, 'ATTENDEE') ? [{ code: 'people' } as const] : []),
    ...pictures.slice(0, 3).map((line): Gap => ({ code: 'picture', params: { url: addressIn(line) } })),
    ...(files.length > pictures.length
      ? [{ code: 'attachment', params: { count: files.length - pictures.length } } as const]
      : []),
  ];
}

/** The address of an attached picture; one that stands in the file itself has none. */
const addressIn = ({ value }: CalendarLine): string => (/^https?:/i.test(value) ? plainLine(value).slice(0, 200) : '');

function datesOf(event: CalendarEvent, changes: readonly CalendarEvent[], rules: ReadingRules) {
  const first = spanOf(event);
  const unread = { dates: [], series: [], gaps: [{ code: 'unreadable_date' } as Gap] };
  if (!first) return unread;
  const { start } = first;
  const [ruleLine, ...more] = linesOf(event, 'RRULE');
  const rule = ruleLine && readRule(ruleLine.value, (until) => untilOf(until, start));
  const isUnread = more.length > 0 || (ruleLine !== undefined && !rule);
  const changed = new Map(
    changes.flatMap((one): [string, Span][] => {
      const replaced = momentOf(lineOf(one, 'RECURRENCE-ID'));
      const span = spanOf(one);
      return replaced && span ? [[keyOf(replaced), span]] : [];
    }),
  );
  const length = first.end && wallMs(first.end) - wallMs(start);
  const planned = planDates(
    {
      first,
      rule,
      added: linesOf(event, 'RDATE')
        .flatMap(momentsOf)
        .map((one) => (length === undefined ? { start: one } : { start: one, end: laterBy(one, length) })),
      left: new Set(linesOf(event, 'EXDATE').flatMap(momentsOf).map(keyOf)),
      changed,
    },
    rules,
  );
  return { ...planned, gaps: isUnread ? [{ code: 'rule' } as Gap, ...planned.gaps] : planned.gaps };
}

/** From when until when an event takes place; undefined where its start cannot be read. */
function spanOf(event: CalendarEvent): Span | undefined {
  const start = momentOf(lineOf(event, 'DTSTART'));
  if (!start) return undefined;
  const end = momentOf(lineOf(event, 'DTEND')) ?? endByDuration(start, rawOf(event, 'DURATION'));
  const isSameKind = end && (end.time === undefined) === (start.time === undefined);
  return { start, ...(isSameKind && { end }), isCancelled: isCancelled(event) };
}

function endByDuration(start: Moment, duration: string): Moment | undefined {
  const minutes = durationMinutes(duration);
  if (minutes === undefined || minutes === 0) return undefined;
  return laterBy(start, minutes * 60_000);
}

const laterBy = (start: Moment, ms: number): Moment => ({
  ...start,
  ...wallOf(wallMs(start) + ms, start.time === undefined),
});

/** The end of a rule on the clock of its first date. */
function untilOf(text: string, start: Moment): string | undefined {
  const until = calendarMoment(text);
  if (!until) return undefined;
  if (until.time === undefined) return until.day;
  const wall = until.zone === 'UTC' && start.time !== undefined ? wallAt(instantOf(until), start.zone) : until;
  return start.time === undefined ? wall.day : `${wall.day}T${wall.time}`;
}
