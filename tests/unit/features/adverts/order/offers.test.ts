import { expect, it } from 'vitest';
import { filterOffers, NO_FILTER, offerOf, townsOf } from '../../../../../src/features/adverts/order/offers';
import { toAdvertCatalogue } from '../../../../../src/model/answers/advert-catalogue';
import { itForAll } from '../../../../support/it-for-all';

const slot = (id: string, dayCents: number, nextFree?: string) => ({
  ...{ id, name: id, place: 'list', size: { width: 640, height: 400 }, capacity: 1, weekdays: [1] },
  ...{ closing: { workdays: 1, time: '12:00' }, price: { dayCents, vatShare: 1900 }, ...(nextFree && { nextFree }) },
});
const channel = (id: string, communities: number[], slots: object[]) => ({
  ...{ id, name: id, reach: 100, communities, slots },
});
/** The site is read everywhere; the paper has a channel for each of two towns. */
const CATALOGUE = toAdvertCatalogue([
  {
    ...{ id: 'web', kind: 'online', name: 'web' },
    channels: [channel('dates', [], [slot('card', 900, '2027-03-02'), slot('top', 4000)])],
  },
  {
    ...{ id: 'paper', kind: 'print', name: 'paper' },
    channels: [
      channel('north', [7], [slot('box', 2400, '2027-03-01')]),
      channel('south', [7, 8], [slot('page', 90_000, '2027-02-28')]),
    ],
  },
]);

itForAll([
  ['nothing', NO_FILTER, 'card top box page'],
  ['a town, which what is read everywhere reaches, too', { ...NO_FILTER, town: 8 }, 'card top page'],
  ['a town of two channels', { ...NO_FILTER, town: 7 }, 'card top box page'],
  ['a town that has no channel of its own', { ...NO_FILTER, town: 9 }, 'card top'],
  ['what a day may cost, to the cent', { ...NO_FILTER, maxCents: 2400 }, 'card box'],
  ['less than anything costs', { ...NO_FILTER, maxCents: 899 }, ''],
  ['both', { town: 8, maxCents: 2400 }, 'card'],
])('offers are filtered by %s', (_, filter, expected) => {
  const found = filterOffers(CATALOGUE, filter);
  const slots = found.flatMap(({ channels }) => channels.flatMap((one) => one.slots.map(({ id }) => id)));
  expect(slots.join(' ')).toBe(expected);
  // What has nothing left is not offered as an empty card.
  expect(found.every(({ channels }) => channels.every((one) => one.slots.length > 0))).toBe(true);
});

it('names each town with separate offers once', () => {
  expect(townsOf(CATALOGUE)).toEqual([7, 8]);
});

it('summarises a medium: lowest price, first free day, all readers', () => {
  const [web, paper] = CATALOGUE;
  expect([web, paper].map((medium) => offerOf(medium?.channels ?? []))).toEqual([
    { minCents: 900, nextFree: '2027-03-02', reach: 100, slots: 2 },
    { minCents: 2400, nextFree: '2027-02-28', reach: 200, slots: 2 },
  ]);
});

it('names no free day if none is known', () => {
  const channels = CATALOGUE[0]?.channels.map((one) => ({ ...one, slots: one.slots.slice(1) })) ?? [];
  expect(offerOf(channels).nextFree).toBe(undefined);
});
