import { expect, it } from 'vitest';
import { EVENT_LIST } from '../../../../../src/features/recording/my-events/event-list';
import {
  filterOf,
  type OwnFilter,
  queryOf,
  routeOf,
} from '../../../../../src/features/recording/own-records/own-filter';

const ALL: OwnFilter = { search: '', standing: undefined, order: 'updated', page: 1 };

it.each<[string, Partial<OwnFilter>]>([
  ['/secure/events', {}],
  ['/secure/events?q=Jazz+%26+Wein', { search: 'Jazz & Wein' }],
  ['/secure/events?status=draft', { standing: 'draft' }],
  ['/secure/events?sort=title&page=3', { order: 'title', page: 3 }],
])('%s is a filter, and the filter that route', (route, filter) => {
  expect(filterOf(EVENT_LIST, route)).toEqual({ ...ALL, ...filter });
  expect(routeOf(EVENT_LIST, { ...ALL, ...filter })).toBe(route);
});

it.each(['?status=deleted', '?sort=constructor', '?page=0', '?page=1.5', '?page=99999', '?page=x', '?q=%20%20'])(
  'what is not understood counts as absent: %s',
  (query) => {
    expect(filterOf(EVENT_LIST, `/en/secure/events${query}`)).toEqual(ALL);
  },
);

it('asks for no more than the server takes', () => {
  expect(queryOf(filterOf(EVENT_LIST, `/secure/events?q=${'a'.repeat(300)}`)).q).toHaveLength(100);
});
