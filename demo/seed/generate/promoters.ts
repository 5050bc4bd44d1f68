import { array, define } from 'superstruct';
import { readData } from '../read-data';
import { coordinatesNear, emailOf, mobileOf, phoneOf, websiteOf } from './contact';
import { type Random, randomOf } from './random';
import { communityOf } from './region';
import type { SeedAddress } from './venues';

/** A promoter and its rubrics; none: all. */
export type Promoter = SeedAddress & { rubricIds: readonly number[] };

const FIRST_ID = 5001;

/** The name, the community, and the ids of rubrics. */
const rowSchema = define<[string, string, ...number[]]>(
  'promoter',
  (row) =>
    Array.isArray(row) &&
    row.length > 1 &&
    row.every((value, index) => typeof value === (index < 2 ? 'string' : 'number')),
);

/** Every promoter; the same on every machine. */
export const PROMOTERS: readonly Promoter[] = readData('tables/promoters', array(rowSchema)).map(
  ([name, community, ...rubricIds], index) =>
    promoterOf({ name, community, rubricIds }, FIRST_ID + index, randomOf(`promoter ${index}`)),
);

type PromoterRow = { name: string; community: string; rubricIds: number[] };

function promoterOf({ name, community, rubricIds }: PromoterRow, id: number, random: Random): Promoter {
  const location = communityOf(community);
  const streets = ['Rathausstraße', 'Gartenstraße', 'Uhlandstraße', 'Bahnhofstraße', 'Schillerstraße', 'Kirchstraße'];
  return {
    id,
    name,
    community: location,
    street: `${random.pick(streets)} ${random.int(1, 60)}`,
    zip: location.zip,
    phone: phoneOf(random),
    email: emailOf('kontakt', name),
    url: websiteOf(name),
    ...coordinatesNear(location, random),
    ...(random.chance(0.3) ? { fax: phoneOf(random) } : {}),
    ...(random.chance(0.4) ? { mobile: mobileOf(random) } : {}),
    rubricIds,
  };
}
