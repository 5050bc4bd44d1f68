import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { BERLIN_ZONE } from '../../../../../demo/server/feeds/calendar/berlin-zone';
import { calendarWriter, writeDate } from '../../../../../demo/server/feeds/calendar/write-calendar';
import type { FeedDate, FeedEvent } from '../../../../../demo/server/feeds/feed-event';
import { csvWriter } from '../../../../../demo/server/feeds/write-csv';
import { writeJsonFeed } from '../../../../../demo/server/feeds/write-json-feed';
import { writeRss } from '../../../../../demo/server/feeds/write-rss';
import { berlinTime } from '../../../../../src/lib/berlin-time';
import { addDays } from '../../../../../src/lib/days';
import { type SpanPoint, spanOf } from '../../../../../src/model/date-span';
import { effectiveDateOf } from '../../../../../src/model/effective-date';
import { aFeedDate, aFeedEvent, aFeedSource, writtenBy } from '../../../../support/feed-events';
import { FOREIGN, type Occurrence } from '../../../../support/import-calendars';
import { itForAll } from '../../../../support/it-for-all';
import fc from '../../../../support/same-cases';

const source = aFeedSource();
const calendarOf = (events: readonly FeedEvent[]) => writtenBy(calendarWriter({ source }), events);
const pointOf = ({ day, time }: SpanPoint) =>
  time === undefined ? day : new Date(berlinTime(day, time)).toISOString();

/** Returns the expected start, end and cancellation of each date of an event. */
const told = (event: FeedEvent) =>
  event.dates.map((date) => {
    const { now, takesPlace } = effectiveDateOf(date);
    const { start, end } = spanOf(now);
    return { start: pointOf(start), end: end ? pointOf(end) : '', isCancelled: !takesPlace };
  });
const read = ({ start, end, isCancelled }: Occurrence) => ({ start, end, isCancelled });
const inOrder = <Row>(rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort();

/** Days around both changes of the clock, and all year. */
const startDay = fc
  .tuple(fc.constantFrom('2026-03-20', '2026-10-16', '2027-01-01', '2028-02-01'), fc.nat(40))
  .map(([day, days]) => addDays(day, days));
const time = fc.constantFrom('00:00', '01:30', '02:30', '03:00', '10:00', '19:30', '22:00', '23:59', '24:00');
const news = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ status: 'scheduled' as const }) },
  fc.record({ status: fc.constantFrom('cancelled' as const, 'soldOut' as const, 'postponed' as const) }),
  fc.record({ status: fc.constant('postponed' as const), newDate: startDay }),
  fc.record({ status: fc.constant('moved' as const), newLocation: fc.constant('Zelt; am See, Halle') }),
);
const steps = fc.oneof(
  fc.record({ every: fc.constantFrom(1, 2, 7, 14, 28), count: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ every: fc.constant(0), count: fc.integer({ min: 1, max: 12 }) }),
);
const dates = fc
  .record({
    start: startDay,
    steps,
    skipped: fc.array(fc.nat(30), { maxLength: 4 }),
    days: fc.constantFrom(0, 0, 0, 1, 9),
    time: fc.oneof(fc.constant({ fullDay: true }), fc.record({ from: time }), fc.record({ from: time, until: time })),
    jitter: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }),
    news: fc.array(fc.tuple(fc.nat(30), news), { maxLength: 3 }),
  })
  .map(({ start, steps: { every, count }, skipped, days, time: clock, jitter, news: told }) => {
    let day = start;
    return Array.from({ length: count }, (_, place): FeedDate => {
      if (place > 0) day = addDays(day, every || (jitter[place] ?? 1));
      const own = told.find(([at]) => at === place)?.[1] ?? { status: 'scheduled' as const };
      return {
        ...{ id: `e1-${place}`, date: day, fullDay: false },
        ...(days > 0 && { endDate: addDays(day, days) }),
        ...clock,
        ...own,
      };
    }).filter((_, index) => index === 0 || !skipped.includes(index));
  });

describe.each(Object.entries(FOREIGN))('%s', (_, occurrences) => {
  it('reads 150 generated events without loss, through both changes of the clock', () => {
    fc.assert(
      fc.property(dates, (made) => {
        const event = aFeedEvent({ dates: made });
        const found = occurrences(calendarOf([event]));
        expect(inOrder(found.map(read))).toEqual(inOrder(told(event)));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps hostile text unchanged, a title on one line', () => {
    const title = 'Jazz; "Rock", C:\\Pop\r\nUID:böse 🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷🎷 👩‍👩‍👧‍👦👩‍👩‍👧‍👦';
    const place = { name: 'Saal, "A"; hinten\r\nEND:VCALENDAR' };
    const [date, ...others] = occurrences(calendarOf([aFeedEvent({ title, place, version: 7 })]));
    expect(others).toEqual([]);
    expect(date).toMatchObject({ sequence: 6, title: title.replace('\r\n', ' ') });
    expect(date?.place).toContain('Saal, "A"; hinten\n');
  });
});

describe('a date', () => {
  const weekly = (days: number, given: (place: number) => Partial<FeedDate> = () => ({})) =>
    Array.from({ length: days }, (_, index) => aFeedDate(addDays('2026-05-20', index * 7), given(index)));
  const lines = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(name));
  const uidsOf = (dates: FeedDate[]) => lines(calendarOf([aFeedEvent({ dates })]), 'UID:');

  it('has its own UID, for any number of dates', () => {
    const uids = uidsOf(weekly(5000));
    expect(uids).toHaveLength(5000);
    expect(new Set(uids).size).toBe(5000);
  });

  it('keeps its UID when others are added or removed, and when it is cancelled, moved or changed', () => {
    const uids = uidsOf(weekly(6));
    expect(uidsOf(weekly(7)).slice(0, 6)).toEqual(uids);
    expect(uidsOf(weekly(6).slice(2, 5))).toEqual(uids.slice(2, 5));
    const changes: Partial<FeedDate>[] = [
      { status: 'cancelled' },
      { status: 'postponed', newDate: '2026-08-01' },
      { from: '20:00' },
      { fullDay: true },
      { endDate: '2026-12-01' },
    ];
    for (const change of changes) expect(uidsOf(weekly(6, (place) => (place === 2 ? change : {})))).toEqual(uids);
  });

  it('has the same UID in every file', () => {
    const event = aFeedEvent({ dates: weekly(3) });
    const head = { source, from: '2026-05-27', self: '' };
    const [, date = aFeedDate('')] = event.dates;
    const [uid = ''] = lines(String(writeDate(source, event, date)), 'UID:').map((line) => line.slice(4));
    expect(lines(calendarOf([event]), 'UID:')).toContain(`UID:${uid}`);
    expect(lines(calendarOf([aFeedEvent({ dates: [date] })]), 'UID:')).toEqual([`UID:${uid}`]);
    expect(writtenBy(csvWriter({ source }), [event])).toContain(`;"${uid}"\r\n`);
    const [item] = JSON.parse(writeJsonFeed({ ...head, events: [event] })).items;
    expect(item._event.uid).toBe(uid);
    expect(writeRss({ ...head, events: [event] })).toContain(`<guid isPermaLink="false">${item.id}</guid>`);
  });
});

describe('a file', () => {
  it('has no line of more than 75 bytes and splits no character', () => {
    const event = aFeedEvent({ title: '🎷äß€'.repeat(60) });
    for (const line of calendarOf([event]).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
      expect(line).not.toMatch(/\p{Cs}/u);
    }
  });

  itForAll([
    ['at the pole', { lat: 90, lon: 0 }, 'GEO:90;0'],
    ['where both are 0', { lat: 0, lon: 0 }, 'GEO:0;0'],
    ['without a position', {}, undefined],
  ])('contains a venue %s', (_, position, line) => {
    const text = calendarOf([aFeedEvent({ place: { name: 'Halle', ...position } })]);
    expect(text.split('\r\n').find((one) => one.startsWith('GEO'))).toBe(line);
  });

  it('contains an event without a venue', () => {
    expect(calendarOf([aFeedEvent()])).not.toMatch(/^(LOCATION|GEO)/m);
  });

  it('describes the zone as the tz data has it, from 1996 to 2037', () => {
    const [component] = ICAL.parse(['BEGIN:VCALENDAR', ...BERLIN_ZONE, 'END:VCALENDAR'].join('\r\n'))[2];
    const zone = new ICAL.Timezone(new ICAL.Component(component));
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Berlin',
      timeZoneName: 'longOffset',
      year: 'numeric',
    });
    for (let year = 1996; year < 2038; year += 1)
      for (const [month, day] of [
        [3, 24],
        [3, 31],
        [4, 1],
        [10, 24],
        [10, 31],
        [11, 1],
      ] as const) {
        const time = ICAL.Time.fromData({ year, month, day, hour: 12, minute: 0, second: 0 }, zone);
        const at = new Date(Date.UTC(year, month - 1, day, 11));
        expect([year, month, day, zone.utcOffset(time) / 3600]).toEqual([
          year,
          month,
          day,
          Number(clock.format(at).slice(-4, -3)),
        ]);
      }
  });
});
