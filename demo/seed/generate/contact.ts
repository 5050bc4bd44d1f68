import type { Random } from './random';
import type { Community } from './region';

/** Number blocks that the Bundesnetzagentur reserves for films and books. */
const LANDLINES = ['030 23125', '069 90009', '040 66969', '0221 4710', '089 99998'];
const MOBILES = ['0171 39200', '0176 040690'];

/** Returns a telephone number that reaches nobody. */
export const phoneOf = (random: Random): string =>
  `${random.pick(LANDLINES)} ${String(random.int(0, 999)).padStart(3, '0')}`;

/** Returns a mobile number that reaches nobody. */
export const mobileOf = (random: Random): string =>
  `${random.pick(MOBILES)} ${String(random.int(0, 99)).padStart(2, '0')}`;

/** Returns a name as part of an address: small letters, digits and hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');

/** Returns a website in the reserved domain. */
export const websiteOf = (name: string): string => `https://www.${slugOf(name)}.example`;

/** Returns a mailbox in the reserved domain. */
export const emailOf = (box: string, name: string): string => `${slugOf(box)}@${slugOf(name)}.example`;

/** Returns a point at most some hundred metres from the middle of a community. */
export function coordinatesNear(community: Community, random: Random): { lat: number; lon: number } {
  const offset = (middle: number, range: number) => Math.round((middle + random.between(-range, range)) * 1e5) / 1e5;
  return { lat: offset(community.lat, 0.004), lon: offset(community.lon, 0.006) };
}
