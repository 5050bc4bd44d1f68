// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { noteWrite } from '../../../../../src/api/own-writes';
import { offlineListKey, offlinePage } from '../../../../../src/features/events/offline/offline-page';
import { MAX_LIST_LENGTH, MAX_LISTS, saveList } from '../../../../../src/features/events/offline/save-list';
import { enumerableStorage } from '../../../../../src/lib/enumerable-storage';
import { toEventPage } from '../../../../../src/model/answers/event-page';

const URL = 'https://a.example/clients/stadt/api/events?facets=1';
/** Nine in the evening in Berlin. */
const NINE = Date.parse('2026-11-25T20:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const device = enumerableStorage(() => window.localStorage);

const row = (id: string, appointment: object, more: object = {}) => ({
  id,
  title: `Titel ${id}`,
  rubric: { id: 1, name: 'Konzerte', color: '#123456', icon: 'music' },
  appointment: { id: `${id}a`, status: 'scheduled', ...appointment },
  ...more,
});

/** A page as the server answers it. */
const answered = (...data: object[]) =>
  toEventPage({ data, meta: { page: 2, pageSize: 24, total: 30, over: 1, spelling: 'jazz' } });

const TONIGHT = row('1', { date: '2026-11-25', from: '20:30' });
const TOMORROW = row(
  '2',
  { date: '2026-11-26', from: '19:00', until: '22:00' },
  {
    free: true,
    price: { from: 500, currency: 'EUR' },
    image: { id: 'm', src: '/api/media/m/{width}', width: 10, height: 10, widths: [320], alt: 'Bild' },
    location: { name: 'Saal', community: { community_id: 1, name: 'Ulm', zip: '89073' } },
  },
);
const ids = (now: number, url = URL) => offlinePage(url, now)?.events.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('a stored list is rendered like the response', () => {
  const page = answered(TONIGHT, TOMORROW, row('3', { date: '2026-11-26', status: 'cancelled' }));
  saveList(URL, page, NINE, device);
  const kept = offlinePage(URL, NINE + HOUR);
  expect(kept).toMatchObject({ number: 2, total: 30, overCount: 1, pageSize: 24, spelling: 'jazz', savedAt: NINE });
  const shown = page.events.map(({ title, appointment, isFree, price, picture, location }) => {
    const { name, community } = location ?? { name: '', community: { name: '' } };
    return {
      title,
      status: appointment.status,
      isFree,
      from: price?.from,
      src: picture?.src,
      name,
      town: community.name,
    };
  });
  for (const [place, { title, status, isFree, from, src, name, town }] of shown.entries()) {
    const event = kept?.events[place];
    expect(event).toMatchObject({ title, appointment: { status }, isFree });
    expect([event?.price?.from, event?.picture?.src]).toEqual([from, src]);
    expect([event?.location?.name ?? '', event?.location?.community.name ?? '']).toEqual([name, town]);
  }
});

test('past events are never first, and lists expire after a week', () => {
  const exhibition = row('4', { date: '2026-11-01', endDate: '2027-05-05', fullDay: true });
  saveList(URL, answered(TONIGHT, TOMORROW, exhibition), NINE, device);
  expect(ids(NINE)).toEqual(['1', '2', '4']);
  // Three hours after its start an event without an end is over.
  expect(ids(Date.parse('2026-11-25T22:30:00Z'))).toEqual(['2', '4']);
  expect(ids(NINE + 2 * DAY)).toEqual(['4']);
  expect(ids(NINE + 7 * DAY)).toBeUndefined();
});

test('a date that was moved counts where it takes place', () => {
  saveList(
    URL,
    answered(row('5', { date: '2026-11-25', from: '10:00', status: 'postponed', newDate: '2026-11-27' })),
    NINE,
    device,
  );
  expect(ids(NINE)).toEqual(['5']);
});

test('each client and filter has its own list', () => {
  saveList(URL, answered(TONIGHT), NINE, device);
  expect(ids(NINE, URL.replace('stadt', 'zeitung'))).toBeUndefined();
  expect(ids(NINE, `${URL}&q=jazz`)).toBeUndefined();
});

test('a limited number of lists is stored, the newest, and an empty one deletes the stored one', () => {
  for (let place = 0; place < MAX_LISTS + 3; place += 1)
    saveList(`${URL}&page=${place}`, answered(TOMORROW), NINE + place, device);
  expect(device.keys(offlineListKey(''))).toHaveLength(MAX_LISTS);
  expect(ids(NINE + 20, `${URL}&page=2`)).toBeUndefined();
  expect(ids(NINE + 20, `${URL}&page=3`)).toEqual(['2']);
  saveList(`${URL}&page=3`, answered(), NINE + 20, device);
  expect(ids(NINE + 20, `${URL}&page=3`)).toBeUndefined();
  saveList(`${URL}&page=4`, answered(TOMORROW), NINE + 8 * DAY, device);
  expect(device.keys(offlineListKey(''))).toEqual([offlineListKey(`${URL}&page=4`)]);
});

test('an overlong list is not stored', () => {
  const many = Array.from({ length: 100 }, (_, index) => row(String(index), { date: '2026-11-26' }));
  saveList(URL, answered(...many), NINE, device);
  expect(ids(NINE)).toHaveLength(100);
  saveList(URL, answered({ ...TOMORROW, title: 'x'.repeat(MAX_LIST_LENGTH) }), NINE, device);
  expect(ids(NINE)).toBeUndefined();
});

test('of lists by ids only the last one is stored', () => {
  saveList(URL, answered(TOMORROW), NINE, device);
  saveList(`${URL}&ids=1%2C2`, answered(TONIGHT, TOMORROW), NINE, device);
  saveList(`${URL}&ids=2`, answered(TOMORROW), NINE + 1, device);
  expect(device.keys(offlineListKey('')).sort()).toEqual([offlineListKey(URL), offlineListKey(`${URL}&ids=2`)]);
});

test('a full storage is left to drafts', () => {
  saveList(URL, answered(TOMORROW), NINE, device);
  const full = { ...device, set: () => false };
  saveList(`${URL}&q=jazz`, answered(TOMORROW), NINE, full);
  expect(device.keys(offlineListKey(''))).toEqual([]);
});

test.each([
  ['no JSON', '{"keptAt":'],
  ['null', 'null'],
  ['a number', '7'],
  ['no rows', '{"keptAt":1}'],
  ['rows of nothing', '{"keptAt":1,"data":[null],"meta":{}}'],
  ['rows that never end', '{"keptAt":1,"data":[{"keptUntil":9e15}],"meta":{"total":1}}'],
])('%s instead of a list counts as none', (_, text) => {
  localStorage.setItem(offlineListKey(URL), text);
  expect(offlinePage(URL, NINE)).toBeUndefined();
});

test('a list stored before an own write is shown only without a newer response', () => {
  saveList(URL, answered(TOMORROW), NINE, device);
  noteWrite('https://a.example/clients/zeitung/api/my/events');
  expect(ids(NINE)).toEqual(['2']);
  noteWrite('https://a.example/clients/stadt/api/my/events');
  expect(ids(NINE)).toBeUndefined();
  expect(offlinePage(URL, NINE, true)?.events.map(({ id }) => id)).toEqual(['2']);
  saveList(URL, answered(TONIGHT), NINE, device);
  expect(ids(NINE)).toEqual(['1']);
});
