// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { berlinTime } from '../../src/lib/berlin-time';
import { addDays } from '../../src/lib/days';
import { END_TIME_TABLE } from '../support/end-time-table';
import { anEvent, type EventFixture, insertEvents } from '../support/event-fixtures';
import { appOn, onEachDatabase } from './on-each-database';

type Row = { id: string; appointment: { date: string; from?: string; over?: true }; appointmentCount: number };
type Facets = { rubric: { id: number; count: number }[]; day: { date: string; count: number }[] };
type List = { data: Row[]; meta: { total: number; over?: number; facets: Facets } };

/** An ordinary Sunday, and those on which the clock goes forward and back. */
const DAYS = ['2026-05-10', '2026-03-29', '2026-10-25'];

/** Creates events that take place around a day. */
function eventsAround(day: string): EventFixture[] {
  const on = (name: string, ...appointments: EventFixture['appointments']) =>
    anEvent({ id: `${name} ${day}`, appointments });
  const next = (days: number) => addDays(day, days);
  return [
    on('late', { date: next(-1), from: '22:00', until: '03:30' }),
    on('morning', { date: day, from: '09:30', until: '10:30' }),
    on('course', { date: day, from: '10:00', until: '11:00' }, { date: next(7), from: '10:00', until: '11:00' }),
    on('noon', { date: day, from: '12:00' }),
    on('twice', { date: day, from: '15:00', until: '16:30' }, { date: day, from: '20:00', until: '22:00' }),
    on('evening', { date: day, from: '19:30', until: '21:30' }),
    on('night', { date: day, from: '22:00', until: '03:30' }),
    on('whole', { date: day, fullDay: true }),
    on('show', { date: next(-20), endDate: next(30), from: '11:00', until: '18:00' }),
    on('last', { date: next(-5), endDate: day, from: '11:00', until: '18:00' }),
    on('tomorrow', { date: next(1), from: '18:00' }),
    on('gone', { date: next(-1), from: '10:00', until: '12:00' }),
  ];
}

/** For each time of day: the events in the list, those that are over, those on now, those that begin this evening. */
const CLOCKS: [clock: string, list: string, over: string, now: string, evening: string][] = [
  [
    '00:10',
    'late whole morning course noon twice evening night last show tomorrow',
    '',
    'late whole',
    'evening twice night',
  ],
  ['09:00', 'whole morning course noon twice evening night last show tomorrow', '', 'whole', 'evening twice night'],
  [
    '12:30',
    'whole noon twice evening night last show tomorrow course',
    'morning course',
    'whole noon last show',
    'evening twice night',
  ],
  [
    '18:30',
    'whole evening twice night show tomorrow course',
    'morning course noon last',
    'whole',
    'evening twice night',
  ],
  ['21:30', 'whole twice night show tomorrow course', 'morning course noon evening last', 'whole twice', 'twice night'],
  ['23:59', 'whole night show tomorrow course', 'morning course noon twice evening last', 'whole night', 'night'],
];

onEachDatabase('the end of events', (backend) => {
  beforeAll(() =>
    insertEvents(backend().database, [
      ...DAYS.flatMap(eventsAround),
      anEvent({
        id: 'postponed',
        appointments: [
          { date: '2026-07-01', from: '20:00', until: '22:00', status: 'postponed', newDate: '2026-07-08' },
        ],
      }),
    ]),
  );

  /** Asks a server whose clock stands at a time in Berlin. */
  const ask = (query: string, day: string, clock: string, path = 'events') => {
    const instant = new Date(berlinTime(day, clock.slice(0, 5)).replace(':00+', `${clock.slice(5) || ':00'}+`));
    return appOn(backend().database, backend().errors, { now: () => instant }).request(
      `/clients/stadt/api/${path}?${query}`,
    );
  };
  const find = async (query: string, day: string, clock: string): Promise<List> => {
    const ids = eventsAround(day).map(({ id }) => id);
    const response = await ask(`ids=${ids.join()}&${query}`, day, clock);
    expect([query, response.status, backend().errors]).toEqual([query, 200, []]);
    return response.json();
  };
  const namesIn = ({ data }: List) => data.map(({ id }) => id.split(' ')[0]).join(' ');

  it('is computed alike by database and client', async () => {
    for (const [what, { date, endDate, from, until, fullDay = false }, over] of END_TIME_TABLE) {
      const [row] = await backend().database.query<{ at: Date }>('select over_at($1, $2, $3, $4, $5) as at', [
        date,
        endDate ?? date,
        from ?? null,
        until ?? null,
        fullDay,
      ]);
      expect([what, row?.at.toISOString().slice(0, 16)]).toEqual([what, over]);
    }
  });

  describe.each(DAYS)('on %s', (day) => {
    it.each(CLOCKS)('hides an event at %s', async (clock, list, over, now, evening) => {
      const all = await find('facets=1', day, clock);
      expect(namesIn(all)).toBe(list);
      const ended = await find('over=only&facets=1', day, clock);
      expect(namesIn(ended)).toBe(over);
      expect(all.data.filter(({ appointment }) => appointment.over)).toEqual([]);
      expect(ended.data.filter(({ appointment }) => !appointment.over)).toEqual([]);
      expect([all.meta.over, ended.meta.over, ended.meta.total]).toEqual(Array(3).fill(ended.data.length));
      expect(all.meta.total).toBe(all.data.length);
      expect(all.meta.facets.rubric[0]?.count).toBe(all.meta.total);
      expect(ended.meta.facets.rubric[0]?.count).toBe(ended.meta.total);
      expect(namesIn(await find('time=now', day, clock))).toBe(now);
      expect(namesIn(await find('time=evening', day, clock))).toBe(evening);
      for (const { date, count } of all.meta.facets.day.slice(0, 2))
        expect([date, (await find(`from=${date}&to=${date}`, day, clock)).meta.total]).toEqual([date, count]);
    });
  });

  const [DAY = ''] = DAYS;

  it.each(['over=only', 'time=now', 'time=evening'])('is respected in every order: %s', async (part) => {
    const byDate = await find(part, DAY, '18:30');
    for (const sort of ['title', 'relevance&q=veranstaltung', 'distance&lat=48.4&lon=9.2']) {
      const { data } = await find(`${part}&sort=${sort}`, DAY, '18:30');
      expect([sort, data.map(({ id }) => id).sort()]).toEqual([sort, byDate.data.map(({ id }) => id).sort()]);
    }
  });

  it('of a series: the next date is shown, and coming ones are counted', async () => {
    const course = (list: List) => list.data.find(({ id }) => id.startsWith('course'));
    const before = course(await find('', DAY, '10:59'));
    expect(before).toMatchObject({ appointment: { date: DAY }, appointmentCount: 2 });
    expect(course(await find('', DAY, '11:00'))).toMatchObject({
      appointment: { date: addDays(DAY, 7) },
      appointmentCount: 1,
    });
    expect(course(await find('over=only', DAY, '11:00'))).toMatchObject({
      appointment: { date: DAY },
      appointmentCount: 2,
    });
    const twice = (await find('', DAY, '16:30')).data.find(({ id }) => id.startsWith('twice'));
    expect(twice?.appointment.from).toBe('20:00');
  });

  it.each([
    [`from=${DAY}&to=${DAY}`, 'whole night show', 'today'],
    [`from=2026-04-01&to=2026-05-31`, 'whole night show tomorrow course', 'a range that has begun'],
    ['from=2026-04-01', 'whole night show tomorrow course', 'a range that has begun and has no end'],
    ['from=2026-05-09&to=2026-05-09', 'gone late last show', 'a day that is over'],
    ['from=2026-05-11&to=2026-05-11', 'tomorrow show', 'another day, without what goes on from the night before'],
    ['from=2026-05-11&to=2026-05-11&over=only', '', 'what is over, where today is not asked for'],
    ['from=2026-05-11&to=2026-05-11&time=now', '', 'what is on now, where today is not asked for'],
  ])('answers %s at 23:59 with %j: %s', async (query, list) => {
    expect(namesIn(await find(query, DAY, '23:59'))).toBe(list);
  });

  it('is not counted if today is not in the range', async () => {
    expect((await find('from=2026-05-11', DAY, '23:59')).meta.over).toBeUndefined();
    expect((await find('time=now', DAY, '23:59')).meta.over).toBeUndefined();
  });

  it('of a postponed event: it is found on the old day until that is over, and on the new day', async () => {
    const shownAt = async (query: string, day: string, clock: string) =>
      (await (await ask(`ids=postponed&${query}`, day, clock)).json()).meta.total;
    expect(await shownAt('', '2026-07-01', '21:59')).toBe(1);
    expect(await shownAt('to=2026-07-07', '2026-07-01', '22:00')).toBe(0);
    expect(await shownAt('', '2026-07-08', '21:59')).toBe(1);
    expect(await shownAt('from=2026-07-08&to=2026-07-08', '2026-07-01', '09:00')).toBe(1);
    expect(await shownAt('', '2026-07-08', '22:00')).toBe(0);
  });

  it('moves the detail to the next date, and similar events to future ones', async () => {
    const { data } = await (await ask('', DAY, '11:00', `events/course ${DAY}`)).json();
    expect(data).toMatchObject({ appointment: { date: addDays(DAY, 7) }, appointmentCount: 1 });
    const similar = await (await ask('', DAY, '23:59', `events/course ${DAY}/similar`)).json();
    expect(similar.data.map(({ id }: Row) => id.split(' ')[0])).not.toContain('morning');
  });

  it.each([
    ['21:29:50', 'max-age=10', 'until the next is over'],
    ['21:25:00', 'max-age=30', 'and shown stale no longer'],
    ['23:59:45', 'max-age=15', 'until the day is over'],
  ])('limits the cache lifetime at %s for %s: %s', async (clock, life) => {
    for (const path of ['events', `events/course ${DAY}/similar`])
      expect((await ask('', DAY, clock, path)).headers.get('cache-control')).toBe(`public, ${life}`);
  });

  it.each([
    ['over=yes', { path: 'over', code: 'choice' }],
    ['time=noon', { path: 'time', code: 'choice' }],
    ['over=only&time=now', { path: 'time', code: 'not_with_over' }],
  ])('refuses %s', async (query, error) => {
    const response = await ask(query, DAY, '12:00');
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([error]);
  });
});
