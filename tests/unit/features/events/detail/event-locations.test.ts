import { describe, expect, it } from 'vitest';
import { directionsHref } from '../../../../../src/detail-parts/address-lines';
import { currentLocations } from '../../../../../src/features/events/detail/event-locations';
import { anAddress } from '../../../../support/event-answers';
import { itForAll } from '../../../../support/it-for-all';
import { anEvent, anEventOn } from './event-fixture';

const PLANNED = 'Kulturhaus Klosterkirche';
const HALL = 'Stadthalle, Ulm';
const moved = { status: 'moved', newLocation: HALL };

const placesIn = ({ location, appointments }: ReturnType<typeof anEvent>) =>
  currentLocations(location, appointments).map(({ name, days, formerLocation }) => [name, days, formerLocation?.name]);

describe('Where an event takes place', () => {
  itForAll([
    ['as planned', [{}, { date: '2026-12-01' }], [[PLANNED, [], undefined]]],
    ['without dates', [], [[PLANNED, [], undefined]]],
    ['all of it elsewhere', [moved, { ...moved, date: '2026-12-01' }], [[HALL, [], PLANNED]]],
    ['at a place still open', [{ status: 'moved' }], [['', [], PLANNED]]],
    [
      'one date elsewhere',
      [moved, { date: '2026-12-01' }],
      [
        [PLANNED, [], undefined],
        [HALL, ['2026-11-21'], undefined],
      ],
    ],
    ['on a new day elsewhere', [{ ...moved, newDate: '2027-01-02' }], [[HALL, [], PLANNED]]],
  ] as const)('%s', (_, dates, places) => {
    expect(placesIn(anEventOn(...dates))).toEqual(places);
  });

  it('is unknown without any venue', () => {
    expect(placesIn(anEvent({ location: undefined }))).toEqual([]);
  });

  it('is the full address of the new venue, if it exists', () => {
    const event = anEventOn({ ...moved, newAddress: anAddress({ name: 'Stadthalle' }) });
    expect(currentLocations(event.location, event.appointments)[0]?.address?.name).toBe('Stadthalle');
  });
});

it('directions lead to a written place', () => {
  expect(directionsHref(HALL)).toBe('https://www.openstreetmap.org/directions?to=Stadthalle%2C+Ulm');
});
