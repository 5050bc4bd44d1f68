import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_FAULTS, CODES } from '../../../../support/answer-faults';
import { ok, problem } from '../../../../support/answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, withReact } from '../../../forms/saving/harness';
import { aServer, DAY, type Fault, openOrder, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);
beforeEach(() => {
  // A call is tried again after a pause of random length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'error').mockReturnValue();
});

const RENEW = 'POST adverts/reservations/renew';
const HOLD = 'POST adverts/reservations';
const LONGER = '15 Minuten länger freihalten';
const FAULTS = Object.entries(ANSWER_FAULTS).flatMap(([name, fault]): [string, Fault][] =>
  typeof fault === 'function' ? [[name, fault]] : [],
);

/** An order whose days are held for four minutes more. */
async function nearTheEnd() {
  const server = aServer(WHOLE);
  const held = (minutes: number) => ({
    ...{ id: 'r1', slot: 'card', dates: [DAY] },
    expires: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
  server.reservation = held(4);
  const opened = await openOrder('event');
  await opened.sees(LONGER);
  return { server, opened, renewed: () => ok(held(15)) };
}

describe.each(FAULTS)('%s', (name, fault) => {
  const again = name === '401' ? 'Anmelden' : 'Erneut versuchen';

  it('while a hold is renewed: reported in plain words, the hold stays, and a retry succeeds', async () => {
    const { server, opened, renewed } = await nearTheEnd();
    server.faults[RENEW] = fault;
    await opened.press(LONGER);
    const words = await opened.alert();
    expect(words).toMatch(/^Die Tage ließen sich nicht länger freihalten\. .{10,}\.$/);
    expect(words).not.toMatch(CODES);
    await opened.sees(/Für Sie freigehalten bis .*Noch (?:3:|4:00)/);
    expect([server.draft, server.count(HOLD), opened.has(LONGER)]).toEqual([WHOLE, 0, false]);
    server.faults[RENEW] = renewed;
    await opened.press(again);
    await opened.sees(/Noch nichts gebucht\. Für Sie freigehalten bis/);
    expect([opened.place.querySelector('[role="alert"]'), opened.has(again)]).toEqual([null, false]);
  });

  it('while days are held after the step of days: reported in plain words, and a retry succeeds', async () => {
    const server = aServer(WHOLE);
    server.faults[HOLD] = fault;
    const opened = await openOrder('event');
    const words = await opened.alert();
    expect(words).toMatch(/^Die Tage ließen sich nicht freihalten\. .{10,}\.$/);
    expect(words).not.toMatch(CODES);
    server.faults = {};
    await opened.press(again);
    await opened.sees(/Für Sie freigehalten bis/);
    expect(server.draft).toEqual(WHOLE);
  });
});

it('days held for the maximum time can still be ordered, and have no renewal', async () => {
  const server = aServer(WHOLE);
  server.faults[HOLD] = () => problem(409, { code: 'hold_used_up' }, { 'retry-after': '600' });
  const opened = await openOrder('event');
  await opened.sees(/Länger können wir die Tage nicht freihalten\. Sie können sie bestellen/);
  expect([opened.has(LONGER), opened.has('Erneut versuchen'), server.draft]).toEqual([false, false, WHOLE]);
});

it('days that cannot be renewed are counted down without a button', async () => {
  const server = aServer(WHOLE);
  const expires = new Date(Date.now() + 240_000).toISOString();
  server.reservation = { id: 'r1', slot: 'card', dates: [DAY], expires, isRenewable: false };
  const opened = await openOrder('event');
  await opened.sees(/Für Sie freigehalten bis/);
  expect(opened.has(LONGER)).toBe(false);
});

itForAll(
  [
    ['no network', 'Keine Verbindung|nicht erreichbar'],
    ['401', 'Sie sind nicht mehr angemeldet'],
    ['429 for a minute', 'Zu viele Versuche'],
  ],
  afresh,
)('%s is named while a hold is renewed: %s', async (name, words) => {
  const { server, opened } = await nearTheEnd();
  server.faults[RENEW] = ANSWER_FAULTS[name] as Fault;
  await opened.press(LONGER);
  expect(await opened.alert()).toMatch(new RegExp(words));
});

it('days that another buyer got before the renewal are named, and everything else stays', async () => {
  const { server, opened } = await nearTheEnd();
  server.faults[RENEW] = () => problem(404);
  server.faults[HOLD] = () => problem(409, { code: 'slot_taken', errors: [{ path: `dates.${DAY}`, code: 'taken' }] });
  await opened.press(LONGER);
  await opened.sees(/Nicht mehr frei/);
  await opened.sees('Alle übrigen Angaben sind noch da');
  expect(opened.route()).toBe('appointments');
  await until(() => expect(server.draft).toEqual({ ...WHOLE, dates: [] }));
});

it('expired days that are free are held again; an error of that is reported, too', async () => {
  const { server, opened } = await nearTheEnd();
  server.faults[RENEW] = () => problem(404);
  server.faults[HOLD] = () => problem(503);
  await opened.press(LONGER);
  expect(await opened.alert()).toContain('Gerade ist viel los');
  server.faults[HOLD] = undefined;
  await opened.press('Erneut versuchen');
  await opened.sees(/Noch nichts gebucht\. Für Sie freigehalten bis/);
  expect(server.count(HOLD)).toBeGreaterThan(1);
});
