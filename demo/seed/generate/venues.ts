import { array, define, type Infer } from 'superstruct';
import { readData } from '../read-data';
import { coordinatesNear, emailOf, phoneOf, websiteOf } from './contact';
import { type Random, randomOf } from './random';
import { type Community, communityOf, MUNICIPALITIES } from './region';

/** The purposes of venues. */
export const VENUE_KINDS = [
  ...(['hall', 'theatre', 'culture', 'club', 'pub', 'museum', 'gallery', 'library', 'church'] as const),
  ...(['castle', 'cinema', 'school', 'townhall', 'square', 'park', 'nature', 'farm', 'sports', 'pool'] as const),
] as const;

/** The purpose of a venue. */
export type VenueKind = (typeof VENUE_KINDS)[number];

/** A location or promoter of the seed, ready for the table of addresses. */
export type SeedAddress = {
  id: number;
  mainId?: number;
  name: string;
  extendedName?: string;
  community: Community;
  street: string;
  zip: string;
  phone?: string;
  fax?: string;
  mobile?: string;
  email?: string;
  url?: string;
  accessibility?: string;
  /** A position near the middle of the community, so that markers do not overlap. */
  lat: number;
  lon: number;
};

/** A venue with its purpose and its weight. */
export type Venue = SeedAddress & { kind: VenueKind; weight: number };

const FIRST_ID = 1001;
const FIRST_ROOM_ID = 2001;

/** The names of halls in communities without a venue in the table. */
const VILLAGE_HALLS = ['Gemeindehalle', 'Bürgersaal', 'Turn- und Festhalle', 'Dorfgemeinschaftshaus', 'Bürgerhaus'];
const VILLAGE_STREETS = [
  'Schulstraße',
  'Hauptstraße',
  'Lindenweg',
  'Kirchgasse',
  'Am Rathaus',
  'Brunnenstraße',
  'Wiesenweg',
];
const ROOMS: Partial<Record<VenueKind, string>> = {
  hall: 'Kleiner Saal',
  theatre: 'Studiobühne',
  library: 'Lesecafé',
  museum: 'Vortragsraum',
  culture: 'Foyer',
  school: 'Raum 203',
};
const ACCESSIBILITY = [
  'Stufenloser Zugang, rollstuhlgerechte Toilette vorhanden.',
  'Aufzug vorhanden, zwei Rollstuhlplätze, induktive Höranlage.',
  'Stufenlos über den Seiteneingang, bitte klingeln.',
];
const OUTDOORS: readonly VenueKind[] = ['square', 'park', 'nature'];

/** The kind, name, street, community, and optionally the district. */
const rowSchema = define<[VenueKind, string, string, string, string?]>(
  'venue',
  (row) =>
    Array.isArray(row) &&
    VENUE_KINDS.includes(row[0]) &&
    row.length > 3 &&
    row.every((value) => typeof value === 'string'),
);
type Row = Infer<typeof rowSchema>;

/** Every venue; the same on every machine. */
export const VENUES: readonly Venue[] = listVenues();

function listVenues(): Venue[] {
  const random = randomOf('venues');
  const venues = readData('tables/venues', array(rowSchema)).map((row, index) =>
    venueOf(row, FIRST_ID + index, random),
  );
  const communityIds = new Set(venues.map((venue) => venue.community.communityId));
  const villages = MUNICIPALITIES.filter((place) => !communityIds.has(place.communityId)).map((place, index) => {
    const street = () => `${random.pick(VILLAGE_STREETS)} ${random.int(1, 40)}`;
    const row: Row = ['hall', random.pick(VILLAGE_HALLS), street(), place.name];
    return venueOf(row, FIRST_ID + venues.length + index, random);
  });
  return [...venues, ...villages, ...secondRoomsOf(venues)];
}

function venueOf([kind, name, street, community, district]: Row, id: number, random: Random): Venue {
  const place = communityOf(community, district);
  const domain = `${name} ${district ?? community}`;
  const isOutdoors = OUTDOORS.includes(kind);
  return {
    id,
    kind,
    name,
    community: place,
    street,
    zip: place.zip,
    weight: Math.sqrt(place.population) / 40 + 1,
    ...coordinatesNear(place, random),
    ...(isOutdoors ? {} : { phone: phoneOf(random), email: emailOf('info', domain), url: websiteOf(domain) }),
    ...(random.chance(0.6) && !isOutdoors ? { accessibility: random.pick(ACCESSIBILITY) } : {}),
  };
}

/** Returns second rooms of some venues, with an address of their own below the main one. */
function secondRoomsOf(houses: readonly Venue[]): Venue[] {
  const large = houses.filter((house) => house.community.population > 30_000 && ROOMS[house.kind]);
  return large.slice(0, 18).map((house, index) => ({
    ...house,
    id: FIRST_ROOM_ID + index,
    mainId: house.id,
    extendedName: ROOMS[house.kind] ?? 'Saal',
    weight: house.weight / 3,
  }));
}
