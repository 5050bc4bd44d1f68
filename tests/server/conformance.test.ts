import { beforeAll, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { linesOf, type Outcome } from '../../demo/tools/conformance/report';
import { runConformance } from '../../demo/tools/conformance/run-conformance';
import { addDays } from '../../src/lib/days';
import { CAPABILITIES } from '../../src/model/capabilities';
import { callsOf } from '../support/account-calls';
import { giveSettings, insertPerson, insertRoles } from '../support/account-fixtures';
import { aWholeArticle } from '../support/article-payload';
import { anEvent, insertEvents, NOW, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { onEachDatabase } from './on-each-database';
import { RECORDS } from './using-own-events';

const SETTINGS = {
  applicationSettings: { activateEventsRecording: true, activateArticles: true, activateAdverts: true },
};
const day = (number: number) => addDays(TODAY, number);

/** Events that differ in everything by which a list is filtered or ordered. */
const EVENTS = [
  anEvent({ id: 'night', title: 'Tanznacht', appointments: [{ date: day(3), from: '21:00', until: '02:00' }] }),
  anEvent({
    id: 'long',
    title: 'Dauerausstellung',
    appointments: [{ date: day(-5), endDate: day(30), fullDay: true }],
  }),
  anEvent({
    id: 'series',
    title: 'Wochenmarkt',
    tags: ['Markt'],
    rubrics: [2, 1],
    location: 11,
    appointments: [1, 8, 15, -6].map((number) => ({ date: day(number), from: '07:00' })),
  }),
  anEvent({ id: 'cancelled', title: 'Lesung', status: 'cancelled', appointments: [{ date: day(2) }] }),
  anEvent({ id: 'postponed', title: 'Kabarett', status: 'postponed', newDate: day(40), tags: ['Markt'] }),
  anEvent({
    id: 'moved',
    title: 'Konzert',
    location: 11,
    status: 'moved',
    newLocation: 'Turnhalle',
    newLocationId: 12,
  }),
  anEvent({ id: 'over', title: 'Frühschoppen', appointments: [{ date: TODAY, from: '08:00', until: '09:00' }] }),
  anEvent({ id: 'draft', title: 'Entwurf', state: 'draft' }),
  ...Array.from({ length: 30 }, (_, index) =>
    anEvent({
      title: `Vortragsreihe ${index}`,
      rubrics: [(index % 3) + 1],
      location: [10, 11, 12][index % 3] ?? 10,
      tags: index % 2 ? ['Jazz', 'Wein'] : ['Markt'],
      free: index % 3 === 0,
      children: index % 4 === 0,
      barrierFree: index % 5 === 0,
      longdesc1: '<p>Ein <strong>Text</strong>.</p>',
      appointments: [{ date: day(index), from: '19:30', until: '22:00' }],
    }),
  ),
];

/** Returns the faults with their calls, so that a failing test names them. */
const faultsOf = ({ faults }: Outcome) => faults.map(({ call, expected, came }) => `${call}: ${expected}; ${came}`);

onEachDatabase('the conformance check', (backend, once) => {
  let token: string;
  beforeAll(async () => {
    const { database, app } = backend();
    await insertRoles(database);
    await storeAdverts(database);
    await giveSettings(database, 'stadt', SETTINGS);
    await insertEvents(database, EVENTS);
    ({ token } = await insertPerson(database));
    const send = callsOf(app, token);
    const event = aWholeEvent(RECORDS, TODAY);
    const written = [
      await send('POST', 'my/events', event),
      await send('POST', 'my/events', { ...event, state: 'draft' }),
      await send('POST', 'my/articles', aWholeArticle(TODAY)),
    ];
    expect(written.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
  const run = (given: { token?: string; isWriting?: boolean } = {}) =>
    runConformance({
      base: 'http://portal.example/clients/stadt/api',
      fetch: async (url, init) => backend().app.request(url, init),
      nowMs: NOW.getTime(),
      ...given,
    });

  it('finds no fault in this server, for a visitor', async () => {
    const outcome = await run();
    expect(faultsOf(outcome)).toEqual([]);
    expect(outcome.checks.length).toBeGreaterThan(300);
  });

  it('finds no fault in any capability, for a person who reads and writes', async () => {
    await giveSettings(backend().database, 'stadt', { ...SETTINGS, capabilities: CAPABILITIES });
    const outcome = await run({ token, isWriting: true });
    expect(faultsOf(outcome)).toEqual([]);
    expect(outcome.capabilities).toEqual([...CAPABILITIES]);
    expect(outcome.checks.length).toBeGreaterThan(600);
    expect(backend().errors).toEqual([]);
    await giveSettings(backend().database, 'stadt', SETTINGS);
  });

  once('leaves nothing behind', async () => {
    const numbers = () =>
      backend().database.query('select (select count(*) from events) as events, (select count(*) from mails) as mails');
    const before = await numbers();
    await run({ token });
    expect(await numbers()).toEqual(before);
  });

  once('names each call, what was expected and what came', async () => {
    const outcome = await runConformance({
      base: 'http://portal.example/clients/stadt/api',
      fetch: async (url, init) =>
        url.endsWith('/rubrics') ? Response.json({ data: [{ id: '1' }] }) : backend().app.request(url, init),
      nowMs: NOW.getTime(),
    });
    const lines = linesOf(outcome);
    expect(lines[0]).toMatch(/^http:\/\/portal\.example\/clients\/stadt\/api \(.+\)\. Capabilities: auth, recording/);
    expect(lines).toContain('       expected: Access-Control-Allow-Origin: * (or the origin of the website)');
    expect(lines.find((line) => line.startsWith('FAULT'))).toMatch(/^FAULT {2}GET rubrics {2}\(\d+ of \d+ wrong\)$/);
    expect(lines.at(-1)).toMatch(/^\d+ checks, \d+ faults \(\d+\.\d s\)$/);
  });
});
