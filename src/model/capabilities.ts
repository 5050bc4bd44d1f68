import { type, unknown } from 'superstruct';
import { hasShape } from '../lib/parse';
import { warnOnce } from '../lib/warn';

/** The names of what a backend may have beyond the required calls, for `clientSettings.capabilities`. */
export const CAPABILITIES = [
  'auth',
  'recording',
  'articles',
  'adverts',
  'facets',
  'communities',
  'similar',
  'days',
  'places',
  'feeds',
  'favourites',
  'searches',
  'seen',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** A part of a backend: a capability, or a call that every backend should have but may not. */
export type Part = Capability | 'settings' | 'rubrics';

/** The parts that a backend without a list is taken to have; the client's switches decide about most of them. */
const SPECIFIED: readonly Part[] = ['settings', 'rubrics', 'auth', 'recording', 'articles', 'adverts'];

/** The parts by the beginnings of their paths; the first that fits counts. Media and tags belong to several. */
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/^clientSettings$/, 'settings'],
  [/^rubrics$/, 'rubrics'],
  [/^persons\/favourites$/, 'favourites'],
  [/^(?:auth|persons|personRoles|addresses|my\/roleRelations)(?:\/|$)/, 'auth'],
  [/^my\/events(?:\/|$)/, 'recording'],
  [/^(?:my\/)?articles(?:\/|$)/, 'articles'],
  [/^(?:my\/)?adverts(?:\/|$)/, 'adverts'],
  [/^communities(?:\/|$)/, 'communities'],
  [/^searches(?:\/|$)/, 'searches'],
  [/^events\/days$/, 'days'],
  [/^events\/places$/, 'places'],
  [/^events(?:\/[^/]+)?\.(?:ics|rss|csv|json)$/, 'feeds'],
  [/^events\/[^/]+\/(?:similar|others)$/, 'similar'],
  [/^events\/[^/]+\/seen$/, 'seen'],
];

/** Returns the part of a backend that has a call. @param path below `/api/`, without a query */
export const partOf = (path: string): Part | undefined => PARTS.find(([pattern]) => pattern.test(path))?.[1];

/** Paths that name no record, so that 404 means that the call itself does not exist. */
const WITHOUT_RECORD =
  /^(?:clientSettings|rubrics|communities|articles|searches|events\/(?:days|places)|adverts\/(?:show|catalogue)|auth\/login|persons\/favourites)$/;

/** The code of a 404 that says no more than its status. */
const NO_REASON = /^not[_-]?found$/i;

/** Checks whether a refusal says that the backend has no such call, rather than no such record or no right. */
export const saysNoSuchCall = (path: string, status: number | undefined, code?: string): boolean =>
  WITHOUT_RECORD.test(path) &&
  (status === 405 || status === 501 || (status === 404 && (code === undefined || NO_REASON.test(code))));

const WithList = type({ capabilities: unknown() });

/**
 * Returns the capabilities that an answer of GET clientSettings names, without unknown ones.
 *
 * @returns undefined if it has no list
 */
export function capabilitiesIn(settings: unknown): readonly Capability[] | undefined {
  const list = hasShape(settings, WithList) ? settings.capabilities : undefined;
  if (list === undefined || list === null) return undefined;
  if (!Array.isArray(list)) {
    warnOnce('clientSettings.capabilities is ignored: it is no list of names.');
    return undefined;
  }
  return CAPABILITIES.filter((capability) => list.includes(capability));
}

/**
 * Checks whether a backend has a part.
 *
 * @param isNamed true if the page itself names the part, as in `view="calendar"`; a page cannot grant what a list lacks
 */
export type Has = (part: Part, isNamed?: boolean) => boolean;

/**
 * Returns the check for a backend.
 *
 * @param named capabilities of its list; undefined without a list, also while nothing is known
 * @param withdrawn parts that it has turned out to lack; its list outweighs them
 */
export const hasIn =
  (named: readonly Capability[] | undefined, withdrawn: ReadonlySet<Part> = new Set()): Has =>
  (part, isNamed = false) => {
    // A list outweighs a refusal of before it arrived, by which a proxy may have answered in place of the backend.
    if (named && part !== 'settings' && part !== 'rubrics') return named.includes(part);
    return !withdrawn.has(part) && (isNamed || SPECIFIED.includes(part));
  };
