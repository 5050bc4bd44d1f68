import { expect, it } from 'vitest';
import { feedQuery, toFeedFilter } from '../../../../../demo/server/feeds/feed-question';
import { toEventFilter } from '../../../../../demo/server/search/event-filter';
import { toViewFilter } from '../../../../../demo/server/search/view-filter';
import { itForAll } from '../../../../support/it-for-all';

const NOW = new Date('2026-05-12T10:00:00Z');
const asked = (text: string) => {
  const query = new URLSearchParams(text);
  const filter = toFeedFilter(toEventFilter(query, NOW, 50));
  return { filter, address: feedQuery(filter, query, 50) };
};

itForAll([
  ['rubric=2,1', 'rubric=1&rubric=2&rubric=1'],
  ['tag=b&tag=a', 'tag=a&tag=b&tag='],
  ['ids=b,a', 'unknown=1&ids=a,b&free=0'],
  ['q=Jazz Konzert', 'q=jazz++konzert&page=1&pageSize=50&facets=1'],
  ['lat=48.49121&lon=9.21&radius=10', 'radius=10.2&lon=9.2104&lat=48.4908'],
  ['bbox=9.0001,48,10,49', 'bbox=9,48.0002,10.0004,49'],
  // Without a distance nothing depends on the place.
  ['lat=48.49&lon=9.21', 'lang=de&sort=relevance'],
  ['lat=48.49&lon=9.21&sort=distance', 'sort=distance&lon=9.2100&lat=48.4903'],
  [
    'free=1&longRunning=0&community=3&accessFeatures=parking,wheelchair',
    'accessFeatures=wheelchair&accessFeatures=parking&community=3&longRunning=0&free=1',
  ],
])('%s equals %s', (one, other) => {
  expect(asked(one)).toEqual(asked(other));
});

itForAll([
  ['radius=10&lat=48.49&lon=9.21', 'radius=11&lat=48.49&lon=9.21'],
  ['radius=10&lat=48.49&lon=9.21', 'radius=10&lat=48.492&lon=9.21'],
  ['bbox=9,48,10,49', 'bbox=9,48,10,49.01'],
  ['tag=a', 'tag=A'],
  ['q=jazz', 'q=jazz konzert'],
  ['', 'when=today'],
  ['', 'lang=en'],
  ['', 'page=2'],
  ['', 'pageSize=10'],
])('"%s" differs from %s', (one, other) => {
  expect(asked(one)).not.toEqual(asked(other));
});

itForAll([
  'q=jazz+weihnachts-markt&from=2026-05-13&to=2026-06-01&rubric=1,2&tag=a&tag=b&community=4&district=5',
  'lat=-48.49&lon=0&radius=10&bbox=170,-10,-170,0.125&free=1&children=1&barrierFree=1&longRunning=0&ids=a,b',
  'when=weekend&sort=title&page=3&pageSize=20&lang=en',
  'over=only',
  'time=evening&accessFeatures=unknown',
])('is restored from its address: %s', (text) => {
  const first = asked(text);
  expect(asked(first.address)).toEqual(first);
});

it('a month or a map does not depend on order and page, but on the place', () => {
  const view = (text: string) => toViewFilter(toEventFilter(new URLSearchParams(text), NOW));
  expect(view('rubric=2,1&page=3&sort=title&facets=1')).toEqual(view('pageSize=9&rubric=1,2'));
  expect(view('lat=48.49121&lon=9&radius=10')).not.toEqual(view('lat=48.49122&lon=9&radius=10'));
});
