import { hasOf } from '../../api/backend';
import { callUrl } from '../../api/call-url';
import { filterOfQuery, firstListRoute, listCall } from '../../cards/list-input';
import type { InputOf } from '../../elements/element-input';
import { warnOnce } from '../../lib/warn';
import { type Position, toCommunityMatches } from '../../model/answers/community';
import { type EventRow, toEventRow } from '../../model/answers/event-row';
import { type AnswerBody, readList } from '../../model/answers/read-list';
import { changeFilter, type EventFilter, MAX_IDS, NO_PLACE } from '../../model/event-filter';
import { splitRoute } from '../../routing/redirects';
import { type EventSource, request } from './page-context';

/** The input of an `event-teaser`. */
export type TeaserInput = InputOf<'event-teaser'>;

const DEFAULT_COUNT = 6;

const idsOf = ({ ids = '' }: TeaserInput): string[] => [
  ...new Set(
    ids
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** Returns the maximum number of events of a teaser. */
export const countOf = (input: TeaserInput): number =>
  input.limit ?? (Math.min(idsOf(input).length, MAX_IDS) || DEFAULT_COUNT);

/** Returns the filter of the attributes. */
export function teaserFilter(input: TeaserInput): EventFilter {
  const [, query] = splitRoute(firstListRoute(input));
  return { ...filterOfQuery(query), ids: idsOf(input) };
}

/** Checks whether a teaser names a place, which not every backend can look up. */
export const namesPlace = (input: TeaserInput): boolean => teaserFilter(input).near !== undefined;

/** Returns the first position in a response; places with merely similar names do not count. */
function placeOf(answer: AnswerBody): Position | undefined {
  const { communities, isGuess } = toCommunityMatches(answer);
  return isGuess ? undefined : communities.find(({ position }) => position)?.position;
}

/** Adds the coordinates of the place, which the server needs. @returns undefined for an unknown place */
async function withPosition(source: EventSource, filter: EventFilter): Promise<EventFilter | undefined> {
  const { near } = filter;
  if (!near) return filter;
  const hasPlaces = () => hasOf(source.host)('communities', true);
  const url = callUrl(source.host, 'communities', { search: near.label });
  const position = await request(source, url, placeOf).catch((error: unknown) => {
    if (hasPlaces()) throw error;
    return undefined;
  });
  if (!hasPlaces()) {
    warnOnce(`<event-teaser near="${near.label.slice(0, 80)}"> is ignored: the server has no search of places.`);
    return changeFilter(filter, NO_PLACE);
  }
  if (!position) warnOnce(`<event-teaser near="${near.label.slice(0, 80)}">: this place is not known.`);
  return position && { ...filter, near: { label: near.label, ...position } };
}

/** Returns the events in a response of GET events. @throws {ShapeError} when it is no list */
export const eventsIn = ({ data }: AnswerBody): EventRow[] => readList(data, 'EventList', toEventRow);

/** Fetches the events of a teaser, none for an unknown place. Rejects if they cannot be loaded or read. */
export async function findTeaserEvents(source: EventSource, input: TeaserInput): Promise<EventRow[]> {
  const filter = await withPosition(source, teaserFilter(input));
  if (!filter) return [];
  const query = listCall(filter, { limit: countOf(input), filter: 'off' });
  return request(source, callUrl(source.host, 'events', query), eventsIn);
}
