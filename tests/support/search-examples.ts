import type { Database } from '../../demo/server/platform/database/database';
import { addDays } from '../../src/lib/days';
import { ACCESS_FEATURES } from '../../src/model/access-features';
import { anEvent, type EventFixture, insertEvents, TODAY } from './event-fixtures';
import fc from './same-cases';

/* Generated events, changes and searches, for tests that compare two ways to search. */

const EVENTS = 40;
/** Words that differ only in ignored characters, or have the same beginning. */
const WORDS = [
  'Musik',
  'Musikschule',
  'Müsik',
  'Muster',
  'Kunst',
  'Märkte',
  'Markt',
  'Über',
  'Straße',
  '3D',
  '1½',
  'und',
  'Xylofon',
];
/** Words of English titles: some begin like German words. */
const ENGLISH = ['Music', 'Museum', 'Market', 'Art', 'Street'];
const TAGS = ['Familie', 'Advent', 'Draußen'];
const PLACES = [undefined, 10, 11, 12, 13];

const some = <Value>(values: readonly Value[], most: number) => fc.subarray([...values], { maxLength: most });
const day = fc.integer({ min: -3, max: 40 }).map((days) => addDays(TODAY, days));
const clock = fc.constantFrom(undefined, '00:30', '11:00', '13:00', '19:30', '23:00');

const fixture = fc.record({
  english: fc.option(fc.array(fc.constantFrom(...ENGLISH), { minLength: 1, maxLength: 2 }), { nil: undefined }),
  words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
  tags: some(TAGS, 3),
  rubrics: some([1, 2, 3], 2),
  location: fc.constantFrom(...PLACES),
  free: fc.boolean(),
  children: fc.boolean(),
  barrierFree: fc.boolean(),
  accessFeatures: some(ACCESS_FEATURES, 3),
  appointments: fc.array(fc.record({ date: day, days: fc.constantFrom(0, 0, 0, 2, 20), from: clock, until: clock }), {
    minLength: 1,
    maxLength: 3,
  }),
});
type Fixture = typeof fixture extends fc.Arbitrary<infer Value> ? Value : never;

const eventOf = ({ words, english, location, appointments, ...rest }: Fixture, id: string): EventFixture =>
  anEvent({
    ...rest,
    id,
    title: words.join(' '),
    ...(english && { english: { title: english.join(' ') } }),
    ...(location !== undefined && { location }),
    appointments: appointments.map(({ date, days, from, until }) => ({
      date,
      endDate: addDays(date, days),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    })),
  });

/** Generates searches for any of it, with all facets. */
export const query = fc
  .record(
    {
      q: fc.array(
        fc.constantFrom(...WORDS, ...ENGLISH, 'm', 'mu', 'mus', 'musik', 'mark', 'str', 'ü', '1', 'nirgends'),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      sort: fc.constantFrom('date', 'title', 'relevance'),
      rubric: some([1, 2, 3], 2),
      tag: some(TAGS, 2),
      community: some([1, 2, 3, 4], 2),
      district: some([21], 1),
      range: fc.tuple(day, fc.option(fc.nat(30), { nil: undefined })),
      radius: fc.constantFrom(1, 5, 70),
      free: fc.boolean(),
      children: fc.boolean(),
      accessFeatures: some(ACCESS_FEATURES, 2),
      longRunning: fc.constantFrom(0, 1),
    },
    { requiredKeys: [] },
  )
  .map(({ q, range: [from, days] = [undefined, undefined], radius, free, children, ...rest }) => {
    const search = new URLSearchParams({ facets: '1', pageSize: '100' });
    for (const [name, value] of Object.entries(rest)) if (String(value) !== '') search.set(name, String(value));
    if (q) search.set('q', q.join(' '));
    if (from) search.set('from', from);
    if (from && days !== undefined) search.set('to', addDays(from, days));
    if (radius)
      for (const [name, value] of Object.entries({ lat: 48.48, lon: 9.21, radius })) search.set(name, `${value}`);
    for (const [flag, isAsked] of Object.entries({ free, children })) if (isAsked) search.set(flag, '1');
    return search;
  });

/** Generates a change of an event before a search. */
export const deed = fc.record({
  event: fc.nat(EVENTS - 1),
  what: fc.constantFrom('edit', 'remove', 'withdraw'),
  becomes: fixture,
});

type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

const idOf = (event: number) => `p${event}`;

/** Inserts the events in their original state. */
export const insertExamples = (database: Database): Promise<void> =>
  insertEvents(
    database,
    fc.sample(fixture, { seed: 7, numRuns: EVENTS }).map((one, index) => eventOf(one, idOf(index))),
  );

/** Edits, removes or withdraws an event. */
export async function act(database: Database, { event, what, becomes }: Deed): Promise<void> {
  const id = idOf(event);
  if (what === 'withdraw') {
    await database.query(`update events set state = 'draft' where id = $1`, [id]);
    await database.query(`select index_events('stadt', array[$1])`, [id]);
    return;
  }
  await database.query('delete from events where id = $1', [id]);
  if (what === 'edit') await insertEvents(database, [eventOf(becomes, id)]);
}
