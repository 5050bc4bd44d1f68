import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShapeError } from '../../../../src/lib/parse';
import { toEventPage } from '../../../../src/model/answers/event-page';
import { anAppointment, anEventRow } from '../../../support/event-answers';

const row = (id: string) => ({
  id,
  title: 'Jazz',
  rubric: { id: 1, name: 'Konzerte', color: '#8c2f5c', icon: 'music' },
  appointment: { id: 'a', date: '2026-11-21' },
});
const meta = { page: 2, pageSize: 24, total: 50 };

it('reads a page', () => {
  const page = toEventPage({ data: [row('e1'), row('e2')], meta });
  expect(page.events.map(({ id }) => id)).toEqual(['e1', 'e2']);
  expect(page).toMatchObject({ total: 50, number: 2, pageSize: 24, pageCount: 3, unreadableCount: 0 });
});

it.each([
  [24, 100_000, 416],
  [100, 10_001, 100],
  [100, 10_000, 100],
  [24, 9_984, 416],
  [24, 0, 1],
])('offers no page that the server refuses: %i on a page of %i', (pageSize, total, pageCount) => {
  const page = toEventPage({ data: [], meta: { page: 1, pageSize, total } });
  expect(page.pageCount).toBe(pageCount);
  expect(page.pageCount * pageSize).toBeLessThanOrEqual(10_000);
});

it("reads the number of today's past events, if the server counts them", () => {
  expect(toEventPage({ data: [], meta: { ...meta, over: 22 } }).overCount).toBe(22);
  expect(toEventPage({ data: [], meta }).overCount).toBe(0);
});

it('omits an unreadable event, counts it and reports it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = toEventPage({ data: [row('e1'), { id: 7 }, row('e3')], meta });
  expect(page.events.map(({ id }) => id)).toEqual(['e1', 'e3']);
  expect(page.unreadableCount).toBe(1);
  expect(warn).toHaveBeenCalledOnce();
});

it.each([
  ['no list', { data: {}, meta }],
  ['no data', { meta }],
])('refuses %s', (_, answer) => {
  expect(() => toEventPage(answer)).toThrow(ShapeError);
});

it.each([
  ['no totals', undefined, { total: 1 }],
  ['a total in words', { ...meta, total: 'many' }, { total: 1, number: 2 }],
  ['facets that are none', { ...meta, facets: [] }, { total: 50 }],
  ['a facet without its name', { ...meta, facets: { rubric: [{ count: 1 }], community: [] } }, { total: 50 }],
])('shows the rows of an answer with %s, and names what is wrong', async (_, wrongMeta, expected) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Each message is logged once; another test may have had it before.
  vi.resetModules();
  const fresh = await import('../../../../src/model/answers/event-page');
  const page = fresh.toEventPage({ data: [row('e1')], meta: wrongMeta });
  expect(page).toMatchObject({ ...expected, events: [{ id: 'e1' }] });
  expect(page).not.toHaveProperty('facets');
  expect(warn).toHaveBeenCalled();
});

describe('an event that cannot be rendered is omitted:', () => {
  const on = (date: string, given: object = {}) => ({ appointment: anAppointment({ date, ...given }) });
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  it.each<[string, unknown]>([
    ['no object', 7],
    ['no title', anEventRow({ title: null })],
    ['a rubric without a name', anEventRow({ rubric: { id: 1, color: '#123456', icon: 'music' } })],
    ['a day that does not exist', anEventRow(on('2026-02-30'))],
    ['a last day that is none', anEventRow(on('2026-11-28', { endDate: 'soon' }))],
    ['a new day that is none', anEventRow({ newDate: '5.12.' })],
    ['a time that is none', anEventRow(on('2026-11-28', { from: '25:00' }))],
    ['a currency that is none', anEventRow({ price: { from: 100, currency: 'Euro' } })],
    ['a price that is none', anEventRow({ price: { from: '100' } })],
    ['a place without a name', anEventRow({ location: { community: {} } })],
    ['a distance that is none', anEventRow({ distance: 'near' })],
  ])('%s', (_, row) => {
    expect(toEventPage({ data: [row, anEventRow({})], meta }).events).toHaveLength(1);
  });
});
