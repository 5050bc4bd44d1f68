import { act, useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../../src/api/api';
import { createQueryCache } from '../../../../../../src/app/query-cache';
import { failureNoticeModules } from '../../../../../../src/features/events/list/failure';
import { DatesCount, MonthView } from '../../../../../../src/features/events/views/month/month-part';
import { type EventFilter, emptyFilter } from '../../../../../../src/model/event-filter';
import { ANSWER_FAULTS, answerUnlessFaulty, CODES } from '../../../../../support/answer-faults';
import { ok } from '../../../../../support/answers';
import { until } from '../../../../../support/settle';
import { aPortal, click, get, HOST, show, withReact } from '../../../../forms/saving/harness';

withReact();
beforeAll(async () => {
  // The clock must not run while lazy code loads.
  const diagnosis = import('../../../../../../src/api/host-diagnosis');
  await Promise.all([loadTransport(), failureNoticeModules.de.load(), diagnosis]);
});
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const RUBRICS = [{ id: 1, name: 'Konzerte', color: '#8c2f5c', icon: 'music' }];
const monthOf = (call: string) => /from=(\d{4}-\d\d)/.exec(call)?.[1] ?? '2027-05';
/** One date in the middle of each month, called after it. */
const known = (call: string) =>
  ok([{ id: monthOf(call), title: `Jazz ${monthOf(call)}`, rubric: 1, date: `${monthOf(call)}-15`, from: '19:30' }], {
    rubrics: RUBRICS,
  });

const toNobody = (_month: string | undefined): void => undefined;

/** @param tell is told of the months that the address comes to name */
function Calendar({ isWeek, tell }: { isWeek: boolean; tell(month: string | undefined): void }) {
  const [filter, setFilter] = useState<EventFilter>({
    ...{ ...emptyFilter(), view: isWeek ? 'week' : 'month' },
    month: isWeek ? '2027-05-10' : '2027-05',
  });
  function showNext(next: EventFilter) {
    tell(next.month);
    setFilter(next);
  }
  return (
    <>
      <p className="count">
        <DatesCount {...{ filter, isWeek }} />
      </p>
      <MonthView filter={filter} show={showNext} isWeek={isWeek} />
    </>
  );
}

/** The calendar before a server whose answers fail as long as there is a fault. */
async function open(
  fault: (typeof ANSWER_FAULTS)[string] | undefined,
  { isWeek = false, answer = known, tell = toNobody } = {},
) {
  const server = answerUnlessFaulty(fault, answer);
  const portal = aPortal();
  const api = createApi(HOST, { token: () => undefined });
  const events: string[] = [];
  Object.assign(portal.client, { api, queryCache: createQueryCache(api) });
  Object.assign(portal.router, { route: () => '/events', hrefOf: (route: string) => `#${route}` });
  Object.assign(portal, { emit: (type: string) => events.push(type) });
  if (fault) vi.useFakeTimers();
  const { place } = await show(portal, <Calendar isWeek={isWeek} tell={tell} />);
  if (fault) await letItFail();
  return { server, place, events };
}

/** A call is tried again after a pause, and a silent server is given up. */
async function letItFail() {
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
}

const alertIn = (place: ParentNode) => until(() => get(place, '[role="alert"]'));
const holds = (place: ParentNode, words: string) => until(() => expect(place.textContent).toContain(words));

const FAULTS = Object.entries(ANSWER_FAULTS);

// Each try but the last one meets the next fault, so that the calendar is opened once.
it.each([false, true])(
  'each fault is reported in plain words, and a retry shows the dates; as a week: %s',
  async (isWeek) => {
    const { server, place, events } = await open(FAULTS[0]?.[1], { isWeek });
    for (const [at, [name]] of FAULTS.entries()) {
      const alert = await alertIn(place);
      expect.soft(alert.textContent, name).toMatch(/.{40}/);
      expect.soft(alert.textContent, name).not.toMatch(CODES);
      expect(events.splice(0), name).toContain('portal-error');
      // Nothing says that there is nothing.
      expect.soft(place.textContent, name).not.toContain('keine passenden Veranstaltungen');
      server.fault = FAULTS[at + 1]?.[1];
      vi.useFakeTimers();
      await click(place, '.failure-retry button');
      await letItFail();
    }
    await holds(place, 'Jazz 2027-05');
    expect(place.querySelector('[role="alert"]')).toBeNull();
  },
);

it('each fault in the next month keeps the link back to the loaded dates, without a call', async () => {
  const { server, place } = await open(undefined);
  await holds(place, 'Jazz 2027-05');
  for (const [name, fault] of FAULTS) {
    server.fault = fault;
    vi.useFakeTimers();
    await click(place, '[aria-label="Nächster Monat"]');
    await letItFail();
    await alertIn(place);
    expect(get(place, '.month-title').textContent, name).toBe('Juni 2027');
    await click(place, '[aria-label="Voriger Monat"]');
    await holds(place, 'Jazz 2027-05');
    await until(() => expect(place.querySelector('[role="alert"]'), name).toBeNull());
  }
});

it('a date that cannot be read is left out and counted, and so is a rubric: the control', async () => {
  const answer = () =>
    ok([{ id: '1', title: 'Jazz', date: '2027-05-15', rubric: 7 }, { id: '2', title: 'Kaputt', date: 'nie' }, null], {
      rubrics: [{ id: 7 }, 'x'],
    });
  const { place } = await open(undefined, { answer });
  await holds(place, 'Jazz');
  expect(place.textContent).toContain('2 Termine konnten nicht angezeigt werden.');
  expect(place.textContent).not.toContain('Kaputt');
});

it('a month without dates shows a message, and one with too many a note', async () => {
  const empty = await open(undefined, { answer: () => ok([], { rubrics: [] }) });
  await holds(empty.place, 'In dieser Zeit gibt es keine passenden Veranstaltungen.');
  const full = await open(undefined, {
    answer: (call) => ok([{ id: '1', title: `x ${call}`, date: '2027-05-15' }], { rubrics: [], more: true }),
  });
  await holds(full.place, 'Wir zeigen nicht alle.');
});

it('shows the number of dates of the month or week only', async () => {
  const dates = [
    { id: '1', title: 'Messe', date: '2027-04-29', endDate: '2027-05-01' },
    { id: '2', title: 'Jazz', date: '2027-05-11' },
    { id: '2', title: 'Jazz', date: '2027-05-12', status: 'cancelled' },
    { id: '3', title: 'Ausstellung', date: '2027-01-01', endDate: '2027-12-31' },
    { id: '4', title: 'Lauf', date: '2027-05-30' },
  ];
  const count = async (isWeek: boolean, data: unknown[], more = false) => {
    const { place } = await open(undefined, { isWeek, answer: () => ok(data, { rubrics: [], more }) });
    await until(() => expect(get(place, '.count').textContent).not.toBe(''));
    return get(place, '.count').textContent;
  };
  expect(await count(false, dates)).toBe('5 Termine');
  expect(await count(true, dates)).toBe('3 Termine');
  expect(await count(false, dates.slice(1, 2))).toBe('1 Termin');
  expect(await count(false, [])).toBe('Keine Termine');
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, title: 'x', date: '2027-06-15' }));
  expect(await count(true, [...many, ...dates])).toBe('3 Termine');
  const all = many.map((date) => ({ ...date, date: '2027-05-15' }));
  expect(await count(true, all, true)).toBe('Mehr als 5.000 Termine');
});

it('another month is rendered at once, and the address follows', async () => {
  const told = vi.fn();
  const { place } = await open(undefined, { tell: told });
  await holds(place, 'Jazz 2027-05');
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await click(place, '[aria-label="Nächster Monat"]');
  await click(place, '[aria-label="Nächster Monat"]');
  expect(get(place, '.month-title').textContent).toBe('Juli 2027');
  expect(told).not.toHaveBeenCalled();
  frames.mockRestore();
  await click(place, '[aria-label="Voriger Monat"]');
  expect(get(place, '.month-title').textContent).toBe('Juni 2027');
  await until(() => expect(told.mock.calls).toEqual([['2027-06']]));
  await holds(place, 'Jazz 2027-06');
});

it('a just loaded month is not rendered again', async () => {
  const { place } = await open(undefined);
  await holds(place, 'Jazz 2027-05');
  await click(place, '[aria-label="Nächster Monat"]');
  await holds(place, 'Jazz 2027-06');
  const grid = get(place, '.month-grid');
  const busy: (string | null)[] = [];
  const watcher = new MutationObserver(() => busy.push(grid.getAttribute('aria-busy')));
  watcher.observe(grid, { attributes: true, attributeFilter: ['aria-busy'] });
  await click(place, '[aria-label="Voriger Monat"]');
  await holds(place, 'Jazz 2027-05');
  expect([grid.getAttribute('aria-busy'), ...busy]).toEqual(['false']);
  // A month that is not known yet is waited for.
  await click(place, '[aria-label="Voriger Monat"]');
  await holds(place, 'Jazz 2027-04');
  await until(() => expect(busy).toContain('true'));
  watcher.disconnect();
});

it('a day has a button with its count, and times if there is space', async () => {
  const { place } = await open(undefined);
  await until(() => expect(get(place, '.month-link').textContent).toMatch(/^Jazz 2027-0519:30/));
  const numbers = [...place.querySelectorAll('.month-number')].map((one) => [
    one.textContent,
    one.getAttribute('aria-label'),
  ]);
  expect(numbers.slice(13, 15)).toEqual([
    ['14', 'Freitag, 14. Mai 2027, keine Veranstaltungen'],
    ['15', 'Samstag, 15. Mai 2027, 1 Veranstaltung'],
  ]);
});

it('a day counts long-running events like its list, and the row of long-running ones begins with the next end', async () => {
  const long = (id: string, date: string, endDate: string) => ({ id, title: `Schau ${id}`, date, endDate });
  const data = [long('spät', '2027-05-01', '2027-12-01'), long('bald', '2027-05-10', '2027-06-01')];
  const { place } = await open(undefined, { answer: () => ok(data, { rubrics: [] }) });
  await holds(place, '2 Dauerausstellungen');
  const words = (day: string) => get(place, `[data-day="2027-05-${day}"] .month-number`).getAttribute('aria-label');
  expect([words('09'), words('10')]).toEqual([
    'Sonntag, 9. Mai 2027, 1 Veranstaltung',
    'Montag, 10. Mai 2027, 2 Veranstaltungen',
  ]);
  await click(place, '[data-day="2027-05-10"] .month-number');
  await until(() => expect(place.querySelectorAll('.month-panel .date-line')).toHaveLength(2));
});

it('keys continue from the focused day, also after going back to another month', async () => {
  const { place } = await open(undefined);
  await holds(place, 'Jazz 2027-05');
  const cell = get(place, '[data-day="2027-05-20"]');
  act(() => void cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  await until(() => expect(get(place, '.month-panel').textContent).toContain('20. Mai 2027'));
});

it('a failed month is requested again on return, without its old error', async () => {
  const { server, place } = await open(undefined);
  await holds(place, 'Jazz 2027-05');
  server.fault = ANSWER_FAULTS['no network'];
  vi.useFakeTimers();
  await click(place, '[aria-label="Nächster Monat"]');
  await letItFail();
  await alertIn(place);
  await click(place, '[aria-label="Voriger Monat"]');
  await holds(place, 'Jazz 2027-05');
  await click(place, '[aria-label="Nächster Monat"]');
  expect(get(place, '.month-title').textContent).toBe('Juni 2027');
  expect([place.querySelector('[role="alert"]'), get(place, '.month-grid').getAttribute('aria-busy')]).toEqual([
    null,
    'true',
  ]);
  server.fault = undefined;
  await holds(place, 'Jazz 2027-06');
});
