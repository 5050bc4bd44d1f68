import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../../demo/seed/generate/calendar';
import { generateEvents, HORIZON_DAYS } from '../../../../demo/seed/generate/events';
import { PROMOTERS } from '../../../../demo/seed/generate/promoters';
import { RUBRICS } from '../../../../demo/seed/generate/rubrics';
import { VENUES } from '../../../../demo/seed/generate/venues';
import type { EventInput } from '../../../../demo/tools/store/event-input';
import { addDays } from '../../../../src/lib/days';
import { itForAll } from '../../../support/it-for-all';

const TODAY = '2026-11-21';
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const events = generateEvents({ today: TODAY, count: 5000, seed: 'stadt' });
const appointments = events.flatMap((event) => event.appointments.map((appointment) => ({ event, ...appointment })));
const share = (is: (event: EventInput) => boolean) => events.filter(is).length / events.length;

describe('the same parameters', () => {
  it('generate the same events', () => {
    const again = generateEvents({ today: TODAY, count: 300, seed: 'stadt' });
    expect(generateEvents({ today: TODAY, count: 300, seed: 'stadt' })).toEqual(again);
  });

  it('generate other events with another seed', () => {
    const titles = (seed: string) => generateEvents({ today: TODAY, count: 50, seed }).map(({ title }) => title);
    expect(titles('stadt')).not.toEqual(titles('zeitung'));
  });
});

describe('the year', () => {
  it('has the requested number of events', () => {
    expect(events).toHaveLength(5000);
    expect(generateEvents({ today: TODAY, count: 1, seed: 1 })).toHaveLength(1);
  });

  it('has several events on every day and more at weekends', () => {
    const beginning = new Map<string, number>();
    for (const { date } of appointments) beginning.set(date, (beginning.get(date) ?? 0) + 1);
    const days = Array.from({ length: HORIZON_DAYS }, (_, index) => addDays(TODAY, index));
    const average = (weekdays: readonly number[]) => {
      const counted = days.filter((day) => weekdays.includes(weekdayOf(day))).map((day) => beginning.get(day) ?? 0);
      return counted.reduce((sum, count) => sum + count, 0) / counted.length;
    };

    expect(Math.min(...days.map((day) => beginning.get(day) ?? 0))).toBeGreaterThanOrEqual(3);
    expect(average([0, 6])).toBeGreaterThan(1.4 * average([1, 2, 3]));
  });

  itForAll(['2027-02-28', '2028-02-29', '2026-12-31', '2027-08-15'])('can begin on %s', (today) => {
    expect(generateEvents({ today, count: 800, seed: 3 })).toHaveLength(800);
  });
});

describe('every event', () => {
  it('has ids of its own', () => {
    const ids = [
      ...events.map(({ id }) => id),
      ...appointments.map(({ id }) => id),
      ...events.flatMap(({ media }) => media.map(({ id }) => id)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has possible dates and times', () => {
    const wrong = appointments.filter(
      ({ date, endDate = date, from, until, fullDay }) =>
        date < addDays(TODAY, -60) ||
        date > addDays(TODAY, HORIZON_DAYS) ||
        endDate < date ||
        (fullDay ? from !== undefined || until !== undefined : !TIME.test(from ?? '')) ||
        (until !== undefined && (!TIME.test(until) || (endDate === date && until <= (from ?? '')))),
    );
    expect(wrong).toEqual([]);
  });

  it('still takes place, at the earliest today', () => {
    const over = events.filter((event) => event.appointments.every(({ date, endDate = date }) => endDate < TODAY));
    expect(over).toEqual([]);
  });

  it('has its dates in order', () => {
    const keys = (event: EventInput) => event.appointments.map(({ date, from = '' }) => `${date} ${from}`);
    expect(events.filter((event) => keys(event).join() !== keys(event).sort().join())).toEqual([]);
  });

  it('differs from all others of its venue and day', () => {
    const houses = new Map(VENUES.map((venue) => [venue.id, venue.mainId ?? venue.id]));
    const keys = appointments.map(
      ({ event, date }) => `${event.title}|${houses.get(event.locationId ?? 0)}|${date}|${event.id}`,
    );
    const others = new Set(keys.map((key) => key.slice(0, key.lastIndexOf('|'))));
    expect(others.size).toBe(new Set(keys).size);
  });

  it('has a rubric, tags, an existing venue and an existing promoter', () => {
    const places = new Set(VENUES.map(({ id }) => id));
    const promoters = new Set(PROMOTERS.map(({ id }) => id));
    const rubrics = new Set(RUBRICS.map(({ id }) => id));
    for (const event of events) {
      expect(event.rubricIds.length).toBeGreaterThan(0);
      expect(event.rubricIds.every((id) => rubrics.has(id))).toBe(true);
      expect(event.tags.length).toBeGreaterThan(0);
      expect(places.has(event.locationId ?? 0)).toBe(true);
      expect(promoters.has(event.promoterId ?? 0)).toBe(true);
    }
  });

  it('has finished texts', () => {
    const all = events.flatMap(
      ({ title, shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, tags }) => [
        title,
        shortdesc1 ?? '',
        shortdesc2 ?? '',
        shortdesc3 ?? '',
        longdesc1 ?? '',
        longdesc2 ?? '',
        longdesc3 ?? '',
        ...tags,
      ],
    );
    expect(all.filter((text) => /[{}]|undefined|null|NaN/.test(text))).toEqual([]);
    expect(all.filter((text) => /!/.test(text))).toEqual([]);
  });

  it('has addresses that reach no one', () => {
    const urls = events.flatMap(({ links, ticketAgencies }) => [
      ...links.map(({ url }) => url),
      ...ticketAgencies.map(({ url = '' }) => url),
    ]);
    const sites = [...VENUES, ...PROMOTERS]
      .flatMap(({ url, email }) => [url, email])
      .filter((address) => address !== undefined);
    expect([...urls, ...sites].filter((address) => !/\.example(\/|$)/.test(address))).toEqual([]);
    const phones = [...VENUES, ...PROMOTERS]
      .flatMap(({ phone, fax, mobile }) => [phone, fax, mobile])
      .filter((number) => number !== undefined);
    expect(
      phones.filter(
        (number) =>
          !/^(030 23125|069 90009|040 66969|0221 4710|089 99998|0171 39200|0176 040690) \d{2,3}$/.test(number),
      ),
    ).toEqual([]);
  });

  it('was recorded before today', () => {
    expect(
      events.filter(({ createdAt, updatedAt }) => createdAt >= TODAY || updatedAt < createdAt || updatedAt >= TODAY),
    ).toEqual([]);
  });
});

describe('the mixture', () => {
  itForAll<[string, (event: EventInput) => boolean, number, number]>([
    ['free', ({ free }) => free, 0.25, 0.36],
    ['without a picture', ({ media }) => media.length === 0, 0.06, 0.1],
    ['with a gallery', ({ media }) => media.length >= 3, 0.08, 0.16],
    [
      'not as planned',
      ({ status, appointments: dates }) => status !== 'scheduled' || dates.some((date) => date.status !== 'scheduled'),
      0.03,
      0.06,
    ],
    ['on several dates', ({ appointments: dates }) => dates.length > 1, 0.2, 0.35],
    [
      'long-running',
      ({ appointments: dates }) => dates.some(({ date, endDate = date }) => endDate > addDays(date, 14)),
      0.015,
      0.035,
    ],
    ['for children', ({ children }) => children, 0.08, 0.2],
    ['barrier-free', ({ barrierFree }) => barrierFree, 0.3, 0.6],
    ['without steps', ({ accessFeatures }) => accessFeatures.includes('stepFree'), 0.25, 0.55],
    ['with sign language', ({ accessFeatures }) => accessFeatures.includes('signLanguage'), 0.03, 0.09],
    ['in easy German', ({ easyText }) => easyText !== undefined, 0.05, 0.11],
    ['with a video in sign language', ({ signLanguageUrl }) => signLanguageUrl !== undefined, 0.03, 0.09],
    ['new', ({ createdAt }) => createdAt >= addDays(TODAY, -7), 0.06, 0.1],
    ['of high priority', ({ priority }) => priority > 0, 0.07, 0.14],
  ])('has the configured share of events %s', (_, is, least, most) => {
    expect(share(is)).toBeGreaterThan(least);
    expect(share(is)).toBeLessThan(most);
  });

  it('contains every status, of whole events and of single dates', () => {
    const states = (list: readonly { status: string }[]) => [...new Set(list.map(({ status }) => status))].sort();
    expect(states(events)).toEqual(['cancelled', 'moved', 'postponed', 'scheduled', 'soldOut']);
    expect(states(appointments.filter(({ event }) => event.status === 'scheduled'))).toEqual(states(events));
    const moved = appointments.filter(({ status }) => status === 'moved');
    expect(moved.every(({ newLocation }) => newLocation)).toBe(true);
    expect(appointments.every(({ date, newDate }) => newDate === undefined || newDate > date)).toBe(true);
  });

  it('uses every rubric and every kind of link', () => {
    expect(new Set(events.map(({ rubricIds }) => rubricIds[0])).size).toBe(RUBRICS.length);
    expect([...new Set(events.flatMap(({ links }) => links.map(({ kind }) => kind)))].sort()).toEqual([
      'artist',
      'event',
      'location',
      'promoter',
      'ticket',
    ]);
  });

  it('does not repeat itself too often', () => {
    expect(new Set(events.map(({ title }) => title)).size).toBeGreaterThan(2500);
  });
});

describe('the seasons', () => {
  itForAll([
    [/Weihnachtsmarkt|Adventsmarkt|Adventskonzert/, '11-25', '12-23'],
    [/Freibad-Kino|Open-Air-Kino|Sommernachtskino/, '06-01', '09-10'],
    [/Maibaum/, '04-27', '05-01'],
    [/Kirchweih|Kirbe/, '09-12', '11-08'],
    [/Fasnet|Narrensprung/, '01-06', '03-09'],
    [/Silvester/, '12-31', '12-31'],
    [/Schneeschuh|Langlauf/, '12-05', '02-28'],
    [/Martinsritt|Laternenumzug/, '11-05', '11-15'],
  ])('have %s only from %s to %s', (title, from, to) => {
    const dates = appointments.filter(({ event }) => title.test(event.title)).map(({ date }) => date.slice(5));
    const fits = (date: string) => (from <= to ? date >= from && date <= to : date >= from || date <= to);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => !fits(date))).toEqual([]);
  });
});
