import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar, extendByRecurrenceRule, type IcsDateObject } from 'ts-ics';
import { berlinTime } from '../../src/lib/berlin-time';

/** A date as a calendar program reads it: instants as ISO 8601 in UTC, whole days as 'YYYY-MM-DD'. */
export type Occurrence = {
  uid: string;
  start: string;
  /** The exclusive end; '' if the file has none. */
  end: string;
  isCancelled: boolean;
  sequence: number;
  title: string;
  place: string;
  text: string;
};

/** Readers of other calendar libraries, each returning all dates. */
export const FOREIGN: Record<string, (text: string) => Occurrence[]> = {
  'ical.js': byIcalJs,
  'node-ical': byNodeIcal,
  'ts-ics': byTsIcs,
};

function byIcalJs(text: string): Occurrence[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const point = (time: ICAL.Time | null) =>
    !time ? '' : time.isDate ? time.toString() : new Date(time.toUnixTime() * 1000).toISOString();
  const told = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time | null): Occurrence => ({
    ...{ uid: event.uid, start: point(start), end: point(end), sequence: event.sequence },
    isCancelled: event.component.getFirstPropertyValue('status') === 'CANCELLED',
    ...{ title: event.summary, place: event.location ?? '', text: event.description },
  });
  return all
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      const hasEnd = event.component.hasProperty('dtend');
      if (!event.isRecurring()) return [told(event, event.startDate, hasEnd ? event.endDate : null)];
      for (const other of all)
        if (other.uid === event.uid && other.isRecurrenceException()) event.relateException(other);
      const found: Occurrence[] = [];
      const days = event.iterator();
      for (let next = days.next(); next; next = days.next()) {
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        found.push(told(item, startDate, hasEnd ? endDate : null));
      }
      return found;
    });
}

function byNodeIcal(text: string): Occurrence[] {
  const all = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  const words = (value: unknown) => (typeof value === 'string' ? value : '');
  return all.flatMap((event) =>
    nodeIcal
      .expandRecurringEvent(event, { from: new Date('2000-01-01'), to: new Date('2040-01-01') })
      .map(({ start, end, event: own, isFullDay }) => {
        const point = (at: Date) =>
          isFullDay ? [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(padded).join('-') : at.toISOString();
        const hasEnd = own.end !== undefined && own.datetype !== undefined && Number(end) !== Number(start);
        return {
          ...{ uid: own.uid, start: point(start), end: hasEnd ? point(end) : '' },
          isCancelled: own.status === 'CANCELLED',
          sequence: Number(own.sequence),
          ...{ title: words(own.summary), place: words(own.location), text: words(own.description) },
        };
      }),
  );
}

const padded = (number: number) => String(number).padStart(2, '0');

function byTsIcs(text: string): Occurrence[] {
  const { events = [] } = convertIcsCalendar(undefined, text);
  // It takes the offset of a day from its end: on the days of the clock change only the local time is right.
  const asPoint = (ms: number, type: IcsDateObject['type']) => {
    const [day = '', time = ''] = new Date(ms).toISOString().split('T');
    return type === 'DATE' ? day : new Date(berlinTime(day, time.slice(0, 5))).toISOString();
  };
  const wall = ({ local, date }: IcsDateObject) => local?.date ?? date;
  const point = (at: IcsDateObject) =>
    at.type === 'DATE' || at.local ? asPoint(wall(at).getTime(), at.type) : at.date.toISOString();
  const told = (event: (typeof events)[number]): Occurrence => ({
    ...{ uid: event.uid, start: point(event.start), end: event.end ? point(event.end) : '' },
    isCancelled: event.status === 'CANCELLED',
    sequence: event.sequence ?? 0,
    ...{ title: event.summary, place: event.location ?? '', text: event.description ?? '' },
  });
  return events.flatMap((event) => {
    if (!event.recurrenceRule) return told(event);
    if (event.recurrenceId) return [];
    const lasts = event.end ? wall(event.end).getTime() - wall(event.start).getTime() : undefined;
    const others = events.filter(({ uid, recurrenceId }) => uid === event.uid && recurrenceId);
    const left = [...(event.exceptionDates ?? []), ...others.map(({ recurrenceId }) => recurrenceId?.value)];
    const days = extendByRecurrenceRule(event.recurrenceRule, {
      start: wall(event.start),
      end: new Date('2100-01-01'),
    });
    const known = new Set(left.flatMap((one) => (one ? wall(one).getTime() : [])));
    return days
      .map((day) => day.getTime())
      .filter((ms) => !known.has(ms))
      .map((ms) => {
        const at = (lastsMs: number) => asPoint(ms + lastsMs, event.start.type);
        return { ...told(event), start: at(0), end: lasts === undefined ? '' : at(lasts) };
      });
  });
}
