import { expect, it } from 'vitest';
import {
  type RecordListFilter,
  recordListFilter,
  recordListQuery,
  routeOf,
} from '../../../../src/cards/record-list/list-filter';
import { BOOKING_LIST } from '../../../../src/features/adverts/bookings/booking-filter';
import { EVENT_LIST } from '../../../../src/features/recording/my-events/event-list';
import { itForAll } from '../../../support/it-for-all';

const ALL: RecordListFilter = { search: '', status: undefined, order: 'updated', page: 1 };

itForAll<[string, Partial<RecordListFilter>]>([
  ['/secure/events', {}],
  ['/secure/events?q=Jazz+%26+Wein', { search: 'Jazz & Wein' }],
  ['/secure/events?status=draft', { status: 'draft' }],
  ['/secure/events?sort=title&page=3', { order: 'title', page: 3 }],
])('%s is a filter, and the filter that route', (route, filter) => {
  expect(recordListFilter(EVENT_LIST, route)).toEqual({ ...ALL, ...filter });
  expect(routeOf(EVENT_LIST, { ...ALL, ...filter })).toBe(route);
});

it('names the status as the address of a list does', () => {
  const filter = { ...ALL, search: 'jazz', status: 'cancelled', page: 2 } as const;
  const route = '/secure/promotion?q=jazz&state=cancelled&page=2';
  expect(routeOf(BOOKING_LIST, filter)).toBe(route);
  expect(recordListFilter(BOOKING_LIST, `/en${route}&status=draft&sort=title`)).toEqual(filter);
  expect(recordListFilter(BOOKING_LIST, '/secure/promotion?state=gone&page=0')).toEqual(ALL);
});

itForAll(['?status=deleted', '?sort=constructor', '?page=0', '?page=1.5', '?page=99999', '?page=x', '?q=%20%20'])(
  'invalid values count as absent: %s',
  (query) => {
    expect(recordListFilter(EVENT_LIST, `/en/secure/events${query}`)).toEqual(ALL);
  },
);

it('requests no more than the server accepts', () => {
  expect(
    recordListQuery(EVENT_LIST, recordListFilter(EVENT_LIST, `/secure/events?q=${'a'.repeat(300)}`)).q,
  ).toHaveLength(100);
});
