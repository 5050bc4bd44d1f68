import { callUrl } from '../../api/call-url';
import { filterOfQuery, listCall, listStart } from '../../cards/list-input';
import type { InputOf } from '../../elements/element-input';
import { warnOnce } from '../../lib/warn';
import { type Position, toCommunityMatches } from '../../model/answers/community';
import { type EventRow, toEventRow } from '../../model/answers/event-row';
import { type AnswerBody, readList } from '../../model/answers/read-list';
import { type EventFilter, MAX_IDS } from '../../model/event-filter';
import { splitRoute } from '../../routing/redirects';
import { ask, type Source } from './page-context';

/** What an `event-teaser` is told. */
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

/** How many events a teaser shows at most. */
export const countOf = (input: TeaserInput): number =>
  input.limit ?? (Math.min(idsOf(input).length, MAX_IDS) || DEFAULT_COUNT);

/** The events that the attributes choose. */
export function teaserFilter(input: TeaserInput): EventFilter {
  const [, query] = splitRoute(listStart(input));
  return { ...filterOfQuery(query), ids: idsOf(input) };
}

/** The first place of an answer that has coordinates; what only resembles the name is none. */
function placeOf(answer: AnswerBody): Position | undefined {
  const { communities, isGuess } = toCommunityMatches(answer);
  return isGuess ? undefined : communities.find(({ position }) => position)?.position;
}

/** Gives the place its coordinates, as the server is asked by them. @returns undefined for a place that nobody knows */
async function withPosition(source: Source, filter: EventFilter): Promise<EventFilter | undefined> {
  const { near } = filter;
  if (!near) return filter;
  const found = await ask(source, callUrl(source.host, 'communities', { search: near.label }), placeOf);
  if (!found) warnOnce(`<event-teaser near="${near.label.slice(0, 80)}">: this place is not known.`);
  return found && { ...filter, near: { label: near.label, ...found } };
}

/** The events of an answer of GET events. @throws {ShapeError} when it is no list */
export const eventsIn = ({ data }: AnswerBody): EventRow[] => readList(data, 'EventList', toEventRow);

/** The events of a teaser, none for a place that nobody knows. Rejects when they cannot be loaded or read. */
export async function findEvents(source: Source, input: TeaserInput): Promise<EventRow[]> {
  const filter = await withPosition(source, teaserFilter(input));
  if (!filter) return [];
  const asked = listCall(filter, { limit: countOf(input), filter: 'off' });
  return ask(source, callUrl(source.host, 'events', asked), eventsIn);
}
