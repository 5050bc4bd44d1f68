import { array, define } from 'superstruct';
import { readData } from '../read-data';
import { coordinatesNear, emailOf, mobileOf, phoneOf, websiteOf } from './contact';
import { type Random, randomOf } from './random';
import { placeOf } from './region';
import type { SeedAddress } from './venues';

/** A promoter and its rubrics; none: all. */
export type Promoter = SeedAddress & { rubricIds: readonly number[] };

const FIRST_ID = 5001;

/** The name, the community, and the ids of rubrics. */
const rowShape = define<[string, string, ...number[]]>(
  'promoter',
  (row) =>
    Array.isArray(row) &&
    row.length > 1 &&
    row.every((value, index) => typeof value === (index < 2 ? 'string' : 'number')),
);

/** Every promoter; the same on every machine. */
export const PROMOTERS: readonly Promoter[] = readData('tables/promoters', array(rowShape)).map(
  ([name, community, ...rubricIds], index) =>
    promoterOf({ name, community, rubricIds }, FIRST_ID + index, randomOf(`promoter ${index}`)),
);

type Listed = { name: string; community: string; rubricIds: number[] };

function promoterOf({ name, community, rubricIds }: Listed, id: number, random: Random): Promoter {
  const place = placeOf(community);
  const streets = ['Rathausstraße', 'Gartenstraße', 'Uhlandstraße', 'Bahnhofstraße', 'Schillerstraße', 'Kirchstraße'];
  return {
    id,
    name,
    place,
    street: `${random.pick(streets)} ${random.int(1, 60)}`,
    zip: place.zip,
    phone: phoneOf(random),
    email: emailOf('kontakt', name),
    url: websiteOf(name),
    ...coordinatesNear(place, random),
    ...(random.chance(0.3) ? { fax: phoneOf(random) } : {}),
    ...(random.chance(0.4) ? { mobile: mobileOf(random) } : {}),
    rubricIds,
  };
}
