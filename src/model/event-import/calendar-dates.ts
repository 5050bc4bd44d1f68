import type { CalendarEvent } from './calendar-parts';
import {
  addMinutes,
  calendarLineOf,
  durationMinutes,
  type LineMoment,
  linesNamed,
  locationTextOf,
  momentsOf,
  rawOf,
  titleOf,
} from './calendar-values';
import type { ImportGap } from './imported-event';
import { inBerlin, instantOf, localAt, type Moment, momentOf, wholeDaysOf } from './moment';
import { newRuleOf } from './old-rule';
import { plainLine } from './plain-lines';
import { type DatePlanSpan, keyOf, movedDates, type Timing } from './plan-dates';
import { readRule } from './read-rule';
import type { Recurrence } from './recurrence';

/** The dates of the events of one UID. */
export type GroupDates = { timing?: Timing; isCancelled: boolean; gaps: ImportGap[] };

/** A span that replaces another. */
type Change = { event: CalendarEvent; replaced: Moment; span: DatePlanSpan };

/**
 * Returns the dates of all events of one UID as sets, without duplicates: those of rules and RDATE lines, without
 * excluded ones, with each changed date in the slot of its original.
 */
export function spansOfGroup(main: CalendarEvent, group: readonly CalendarEvent[]): GroupDates {
  const gaps: ImportGap[] = [];
  const planned = group.filter((event) => !calendarLineOf(event, 'RECURRENCE-ID'));
  const current = latestVersions(planned);
  const older = planned.length - current.length;
  if (older > 0) gaps.push({ code: 'older', params: { count: older } });
  const changedEvents = group.filter((event) => calendarLineOf(event, 'RECURRENCE-ID'));
  const events = current.length > 0 ? current : changedEvents;
  const isCancelled = events.every(isCancelledEvent);

  const spans: DatePlanSpan[] = [];
  const rules: { rule: Recurrence; first: DatePlanSpan }[] = [];
  const excludedKeys = new Set<string>();
  for (const event of events) {
    const first = spanOf(event);
    if (!first) {
      gaps.push({
        code: calendarLineOf(event, 'DTSTART') ? 'unreadable_date' : 'no_date',
        params: unreadableParams(event),
      });
      continue;
    }
    spans.push(first);
    gaps.push(...zoneGaps(event), ...differences(main, event, first));
    if (calendarLineOf(event, 'RECURRENCE-ID')) continue;
    for (const rule of rulesOf(event, first, gaps)) rules.push({ rule, first });
    spans.push(...additionalSpans(event, first, gaps));
    for (const key of excluded(event, first, gaps)) excludedKeys.add(key);
  }
  const first = spans[0];
  if (!first) return { isCancelled, gaps };
  const changes = current.length > 0 ? changesOf(changedEvents, first, gaps) : [];
  for (const { event, span } of changes) gaps.push(...differences(main, event, span));
  return {
    isCancelled,
    gaps,
    timing: {
      spans,
      rules,
      excluded: excludedKeys,
      changed: new Map(changes.map(({ replaced, span }) => [keyOf(replaced), span])),
    },
  };
}

/**
 * Returns the relevant events of one UID, the newest first: of a series, its newest version. Without a rule, each is a
 * date, because programs number them arbitrarily.
 */
export function latestVersions(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const sorted = [...events].sort((one, other) => sequenceOf(other) - sequenceOf(one));
  const [first] = sorted;
  if (!first || !sorted.some((event) => calendarLineOf(event, 'RRULE'))) return sorted;
  return sorted.filter((event) => sequenceOf(event) === sequenceOf(first));
}

const isCancelledEvent = (event: CalendarEvent) =>
  event.frame.isCancelled || rawOf(event, 'STATUS').trim().toUpperCase() === 'CANCELLED';

const unreadableParams = (event: CalendarEvent) => ({ text: plainLine(rawOf(event, 'DTSTART')).slice(0, 60) });

const isTrue = ({ value }: { value: string }) => /^\s*(?:TRUE|1)\s*$/i.test(value);

/** Returns the start and end of an event; undefined if its start cannot be read. */
function spanOf(event: CalendarEvent): DatePlanSpan | undefined {
  const line = calendarLineOf(event, 'DTSTART');
  const start = line && momentsOf(line, event.frame)[0]?.start;
  if (!start) return undefined;
  const isMarkedAllDay = event.lines.some((one) => /^X-.*ALL-?DAY(?:-?EVENT)?$/.test(one.name) && isTrue(one));
  return { ...asWholeDays({ start, ...endOf(event, start) }, isMarkedAllDay), isCancelled: isCancelledEvent(event) };
}

function endOf(event: CalendarEvent, start: Moment): { end?: Moment } {
  const line = calendarLineOf(event, 'DTEND');
  const minutes = durationMinutes(rawOf(event, 'DURATION'));
  const end = line ? momentsOf(line, event.frame, start)[0]?.start : minutes && addMinutes(start, minutes);
  if (!end) return {};
  // An end day without a time means that whole day, and an end time after a whole day only its day.
  if (start.time !== undefined && end.time === undefined)
    return end.day > start.day ? { end: { ...end, time: '00:00' } } : {};
  return { end: start.time === undefined ? { day: inBerlin(end).day } : end };
}

/** Converts a span from midnight to midnight to whole days. */
function asWholeDays(span: LineMoment, isMarkedAllDay: boolean): LineMoment {
  return (span.start.time !== undefined && wholeDaysOf(span.start, span.end, isMarkedAllDay)) || span;
}

function rulesOf(event: CalendarEvent, first: DatePlanSpan, gaps: ImportGap[]): Recurrence[] {
  return linesNamed(event, 'RRULE').flatMap(({ value }) => {
    const rule = readRule(newRuleOf(value), first.start.time, (until) => untilOf(until, first.start));
    if (!rule) gaps.push({ code: 'rule', params: { rule: plainLine(value).slice(0, 100) } });
    return rule ?? [];
  });
}

/** Returns the end of a rule on the clock of its first date. */
function untilOf(text: string, start: Moment): string | undefined {
  const until = momentOf(text);
  if (!until) return undefined;
  if (until.time === undefined) return until.day;
  const localTime = until.zone && start.time !== undefined ? localAt(instantOf(until), start.zone) : inBerlin(until);
  return start.time === undefined ? localTime.day : `${localTime.day}T${localTime.time}`;
}

/** Returns the moments of all lines of a name, as whole days if the first date is one. */
function momentsLike(event: CalendarEvent, name: string, first: DatePlanSpan, gaps: ImportGap[]): LineMoment[] {
  return linesNamed(event, name).flatMap((line) =>
    momentsOf(line, event.frame, first.start).flatMap((moment) => {
      if (!moment) gaps.push({ code: 'unreadable_date', params: { text: plainLine(line.value).slice(0, 60) } });
      if (!moment || first.start.time !== undefined) return moment ?? [];
      return { start: { day: dayOf(moment.start) } };
    }),
  );
}

const dayOf = (moment: Moment): string => (moment.time === '00:00' ? moment.day : inBerlin(moment).day);

/** Returns the dates of RDATE lines, as long as the first date unless they have an end. */
function additionalSpans(event: CalendarEvent, first: DatePlanSpan, gaps: ImportGap[]): DatePlanSpan[] {
  return momentsLike(event, 'RDATE', first, gaps).map(({ start, end }) =>
    end ? { ...first, start, end } : movedDates(first, withTimeOf(start, first.start)),
  );
}

/** Adds the time of the first date to a day without a time. */
const withTimeOf = (day: Moment, reference: Moment): Moment =>
  day.time === undefined && reference.time !== undefined ? { ...reference, day: day.day } : day;

/** Yields the keys of excluded starts; a day without a time excludes all of that day. */
function* excluded(event: CalendarEvent, first: DatePlanSpan, gaps: ImportGap[]): Generator<string> {
  for (const { start } of momentsLike(event, 'EXDATE', first, gaps)) yield keyOf(start);
  for (const { value } of linesNamed(event, 'EXRULE'))
    gaps.push({ code: 'rule', params: { rule: plainLine(value).slice(0, 100) } });
}

/** Returns the changed dates, each once; the newest version counts, then the last in the file. */
function changesOf(changedEvents: readonly CalendarEvent[], first: DatePlanSpan, gaps: ImportGap[]): Change[] {
  const latestChanges = new Map<string, Change>();
  for (const event of changedEvents) {
    const [moment] = momentsLike(event, 'RECURRENCE-ID', first, gaps);
    const span = spanOf(event);
    if (!moment || !span) {
      if (!span) gaps.push({ code: 'unreadable_date', params: unreadableParams(event) });
      continue;
    }
    const replaced = withTimeOf(moment.start, first.start);
    const earlier = latestChanges.get(keyOf(replaced));
    if (earlier && sequenceOf(earlier.event) > sequenceOf(event)) continue;
    latestChanges.set(keyOf(replaced), { event, replaced, span });
    gaps.push(...zoneGaps(event));
    if (/THISANDFUTURE/i.test(calendarLineOf(event, 'RECURRENCE-ID')?.params.RANGE ?? ''))
      gaps.push({ code: 'later_values', params: { day: replaced.day } });
  }
  return [...latestChanges.values()];
}

const sequenceOf = (event: CalendarEvent): number => Number.parseInt(rawOf(event, 'SEQUENCE'), 10) || 0;

function zoneGaps(event: CalendarEvent): ImportGap[] {
  const names = ['DTSTART', 'DTEND'].flatMap((name) => calendarLineOf(event, name)?.params.TZID ?? []);
  const unknown = names.find((name) => event.frame.zoneOf(name) === undefined);
  return unknown === undefined ? [] : [{ code: 'zone', params: { zone: plainLine(unknown).slice(0, 60) } }];
}

/** Returns gaps for the title and place of a single date; our event has one of each for all dates. */
function differences(main: CalendarEvent, event: CalendarEvent, { start }: DatePlanSpan): ImportGap[] {
  if (event === main) return [];
  const title = titleOf(event);
  const place = locationTextOf(event);
  const differingTexts = [title !== titleOf(main) && title, place !== locationTextOf(main) && place].filter(Boolean);
  return differingTexts.map((text) => ({
    code: 'own_values',
    params: { day: inBerlin(start).day, text: String(text) },
  }));
}
