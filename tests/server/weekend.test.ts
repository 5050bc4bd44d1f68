import { beforeAll, expect, it } from 'vitest';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { appOn, onEachDatabase } from './on-each-database';

/** Friday, 15 May 2026, and the days around. */
const WEEKEND = {
  thursday: { date: '2026-05-14', from: '20:00', until: '23:00' },
  night: { date: '2026-05-14', from: '23:00', until: '03:00' },
  morning: { date: '2026-05-15', from: '10:00', until: '12:00' },
  early: { date: '2026-05-15', from: '14:00', until: '17:00' },
  late: { date: '2026-05-15', from: '15:00', until: '17:01' },
  open: { date: '2026-05-15', from: '14:30' },
  noon: { date: '2026-05-15', from: '13:00' },
  whole: { date: '2026-05-15', fullDay: true },
  evening: { date: '2026-05-15', from: '20:00', until: '02:00' },
  market: { date: '2026-05-13', endDate: '2026-05-15', from: '10:00', until: '16:00' },
  show: { date: '2026-05-01', endDate: '2026-05-31', from: '11:00', until: '16:00' },
  saturday: { date: '2026-05-16', from: '09:00', until: '10:00' },
  sunday: { date: '2026-05-17', from: '20:00', until: '22:00' },
  monday: { date: '2026-05-18', from: '09:00' },
  next: { date: '2026-05-22', from: '20:00' },
};
const ALL = 'late open whole evening show saturday sunday both';

onEachDatabase('the weekend', (backend, once) => {
  let nowMs = NOW.getTime();
  const now = () => new Date(nowMs);
  beforeAll(() =>
    insertEvents(backend().database, [
      ...Object.entries(WEEKEND).map(([id, appointment]) => anEvent({ id, appointments: [appointment] })),
      anEvent({ id: 'both', appointments: [WEEKEND.morning, WEEKEND.sunday] }),
    ]),
  );

  const name = 'of %s in Berlin is what is on from Friday, 17:00, until Sunday';
  async function expectWeekend(clock: string, expected: string) {
    nowMs = Date.parse(`${clock}+02:00`);
    const names = expected.split(' ').sort();
    const asked = async (path: string) => {
      const app = appOn(backend().database, backend().errors, { now });
      return app.request(`/clients/stadt/api/${path}`);
    };
    const ask = async (query: string) => (await asked(`events?${query}`)).json();
    const found = await ask('when=weekend&facets=1');
    expect(found.data.map(({ id }: { id: string }) => id).sort()).toEqual(names);
    expect([found.meta.total, found.meta.facets.when.weekend]).toEqual([names.length, names.length]);
    expect((await ask('facets=1')).meta.facets.when.weekend).toBe(names.length);
    // The days of the word count, whatever else is said of them.
    expect((await ask('when=weekend&from=2026-08-01&to=2026-08-02&over=only')).meta.total).toBe(names.length);
    const both = found.data.find(({ id }: { id: string }) => id === 'both');
    if (both) expect(both).toMatchObject({ appointmentCount: 1, appointment: { date: '2026-05-17' } });
    for (const sort of ['date', 'title', 'distance&lat=48&lon=9']) {
      const seen: string[] = [];
      for (let after = ''; ; ) {
        const page = await ask(`when=weekend&pageSize=3&sort=${sort}${after && `&after=${after}`}`);
        seen.push(...page.data.map(({ id }: { id: string }) => id));
        after = page.meta.after;
        if (!after) break;
      }
      expect([sort, seen.sort()]).toEqual([sort, names]);
    }
    const days = (await (await asked('events/days?when=weekend&from=2026-05-11&to=2026-05-31')).json()).data;
    const [friday, monday] = expected === 'next show' ? ['2026-05-22', '2026-05-25'] : ['2026-05-15', '2026-05-18'];
    const ofWeekend = days.filter(({ date }: { date: string }) => date < monday).map(({ id }: { id: string }) => id);
    expect(ofWeekend).not.toContain('morning');
    if (friday === '2026-05-15') expect(ofWeekend).toEqual(expect.arrayContaining(['late', 'open', 'whole', 'both']));
    const feed = await asked('events.json?when=weekend&pageSize=100');
    const { items, feed_url } = await feed.json();
    expect(items.map(({ id }: { id: string }) => id.split('@')[0]).sort()).toEqual(names);
    expect(feed_url).toMatch(/when=weekend/);
    const calendar = await (await asked('events.ics?when=weekend')).text();
    // Of an event with several dates only those of the weekend; on Friday evening those before are over.
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(names.length);
  }
  once.each([
    ['2026-05-11T08:00', ALL],
    ['2026-05-15T00:30', ALL],
    ['2026-05-15T16:59', ALL],
    ['2026-05-15T17:00', ALL],
    // What goes on from the night before is on.
    ['2026-05-16T01:00', 'evening show saturday sunday both'],
    ['2026-05-16T12:00', 'show sunday both'],
    ['2026-05-17T23:59', 'show'],
  ])(name, expectWeekend);
  it.each([
    ['2026-05-15T17:30', 'whole evening show saturday sunday both'],
    ['2026-05-18T00:00', 'next show'],
  ])(name, expectWeekend);

  it('is updated in cached feeds, also in shared caches', async () => {
    nowMs = Date.parse('2026-05-17T23:58:30+02:00');
    const app = appOn(backend().database, backend().errors, { now });
    const ask = async (path: string) => {
      const answer = await app.request(`/clients/stadt/api/${path}`);
      const titles = (await answer.json()).items.map(({ id }: { id: string }) => id.split('@')[0]).sort();
      const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
      return { titles, seconds: Number(seconds), etag: answer.headers.get('etag') };
    };
    for (const [word, before, after] of [
      ['weekend', ['show'], ['next', 'show']],
      ['today', ['show'], ['monday', 'show']],
    ] as const) {
      nowMs = Date.parse('2026-05-17T23:59:45+02:00');
      const first = await ask(`events.json?when=${word}`);
      expect([first.titles, first.seconds]).toEqual([before, 15]);
      nowMs = Date.parse('2026-05-18T00:00:00+02:00');
      const second = await ask(`events.json?when=${word}`);
      expect([word, second.titles]).toEqual([word, after]);
      expect(second.etag).not.toBe(first.etag);
    }
  });

  it('is a known keyword', async () => {
    const answer = await appOn(backend().database).request('/clients/stadt/api/events?when=someday');
    expect([answer.status, (await answer.json()).errors]).toEqual([400, [expect.objectContaining({ path: 'when' })]]);
  });
});
