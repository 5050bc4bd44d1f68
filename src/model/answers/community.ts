import { is, literal, max, min, number, string, type } from 'superstruct';
import { maybe, parse, withMessage } from '../../lib/parse';
import { withNumberIds } from './lenient';
import { type AnswerBody, readList } from './read-list';

/** Shape of a latitude in degrees. */
export const LatitudeAnswer = max(min(number(), -90), 90);
/** Shape of a longitude in degrees. */
export const LongitudeAnswer = max(min(number(), -180), 180);

const CommunityAnswer = type({
  community_id: withMessage(number(), 'Invalid id.'),
  district_id: maybe(number()),
  name: maybe(string()),
  name_path: maybe(string()),
  zip: maybe(string()),
  lat: maybe(LatitudeAnswer),
  lon: maybe(LongitudeAnswer),
});

/** Degrees, WGS 84. */
export type Position = { lat: number; lon: number };

/** A municipality or a district of one (spec section 3, "Community"). */
export type Community = {
  communityId: number;
  /** The id of a district, which identifies it. */
  districtId?: number;
  name: string;
  /** From the widest area down to the community: ['Bayern', 'Bad Tölz', 'Ellbach']. */
  path: string[];
  zip?: string;
  position?: Position;
};

/** Reads a community. @throws {ShapeError} without a numeric community_id, or when a present field has a wrong type */
export function toCommunity(answer: unknown): Community {
  const raw = parse(answer, CommunityAnswer, 'Community');
  return {
    communityId: raw.community_id,
    ...(raw.district_id != null && { districtId: raw.district_id }),
    name: raw.name ?? '',
    path: raw.name_path?.split('|') ?? [],
    ...(raw.zip != null && { zip: raw.zip }),
    ...(raw.lat != null && raw.lon != null && { position: { lat: raw.lat, lon: raw.lon } }),
  };
}

/** Communities and districts for a search text; `isGuess` is true if they only resemble it. */
export type CommunityMatches = { communities: Community[]; isGuess: boolean };

const GuessMeta = type({ match: literal('similar') });

/** Reads an answer of GET communities. @throws {ShapeError} when it is no list */
export const toCommunityMatches = ({ data, meta }: AnswerBody): CommunityMatches => ({
  communities: readList(data, 'CommunityList', (community) => toCommunity(withNumberIds(community))),
  isGuess: is(meta, GuessMeta),
});

/** Returns the identifying id: that of the district, if there is one (spec section 3). */
export const communityKey = ({ communityId, districtId }: Community) => districtId ?? communityId;

/** Returns a hint that distinguishes communities of one name: '72793 · Reutlingen, Baden-Württemberg'. */
export const communityHint = ({ zip, path }: Pick<Community, 'zip' | 'path'>) =>
  [zip, [...new Set(path.slice(0, -1).reverse())].join(', ')].filter(Boolean).join(' · ');

/** Returns the name path for display: 'Bayern - Bad Tölz - Ellbach' (spec section 3). */
export const communityLabel = ({ path }: Pick<Community, 'path'>) => path.join(' - ');
