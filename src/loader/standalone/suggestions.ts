import { msg } from '@lingui/core/macro';
import { hasOf } from '../../api/backend';
import { callUrl } from '../../api/call-url';
import { eventStatusLabel, formatAppointment } from '../../cards/format-appointment';
import type { Translation } from '../../i18n/translation';
import { isFoundIn } from '../../lib/search-key';
import { type Community, toCommunityMatches } from '../../model/answers/community';
import type { EventRow } from '../../model/answers/event-row';
import { type AnswerBody, readList } from '../../model/answers/read-list';
import { type Rubric, toRubric } from '../../model/answers/rubric';
import { effectiveDateOf } from '../../model/effective-date';
import { changeFilter, type EventFilter, emptyFilter, hasWords } from '../../model/event-filter';
import { textIn } from '../../model/text-in';
import { eventsIn } from './find-events';
import { type EventSource, request } from './page-context';
import { recentSearches } from './recent-searches';

/** A suggestion for typed text. */
export type Suggestion = {
  kind: 'event' | 'place' | 'rubric' | 'recent' | 'forget';
  label: string;
  hint?: string;
  /** The language of the label if it differs from the visitor's. */
  lang?: string | undefined;
  /** The filter that the list shows for it. */
  filter: EventFilter;
  /** The event id of a suggested event. */
  eventId?: string;
};

type SuggestionRequest = { source: EventSource; translation: Translation };

/** The minimum length of a text for a request. */
const MIN_LETTERS = 2;
const MAX_EVENTS = 4;
const MAX_PLACES = 2;
const MAX_RUBRICS = 2;

const rubricsIn = ({ data }: AnswerBody): Rubric[] => readList(data, 'RubricList', toRubric);
const placesIn = (answer: AnswerBody): Community[] => toCommunityMatches(answer).communities;

/** Returns the recent searches, and an entry that deletes them. */
export function recentSuggestions({ source, translation: { _ } }: SuggestionRequest): Suggestion[] {
  const searches = recentSearches(source.host);
  const recent = searches.map((q) => ({
    kind: 'recent' as const,
    label: q,
    filter: changeFilter(emptyFilter(), { q }),
  }));
  if (recent.length === 0) return [];
  return [...recent, { kind: 'forget', label: _(msg`Letzte Suchen löschen`), filter: emptyFilter() }];
}

/** Returns rubrics, places and events that match a text, without those whose request failed. Never rejects. */
export async function suggestionsFor(text: string, request: SuggestionRequest): Promise<Suggestion[]> {
  const trimmed = text.trim();
  if (trimmed.length < MIN_LETTERS || !hasWords({ q: trimmed })) return [];
  const has = hasOf(request.source.host);
  const finders = [...(has('rubrics') ? [rubricsFor] : []), ...(has('communities') ? [placesFor] : []), eventsFor];
  const kinds = await Promise.all(finders.map((find) => find(trimmed, request).catch((): Suggestion[] => [])));
  return kinds.flat();
}

async function eventsFor(q: string, { source, translation }: SuggestionRequest): Promise<Suggestion[]> {
  const query = { q, sort: 'relevance', pageSize: MAX_EVENTS };
  const events = await request(source, callUrl(source.host, 'events', query), eventsIn);
  return events.map((event) => eventSuggestion(event, translation));
}

function eventSuggestion(event: EventRow, translation: Translation): Suggestion {
  const { lang, children } = textIn(translation.locale, event.title, event.title_en);
  const { now } = effectiveDateOf(event.appointment);
  return {
    kind: 'event',
    label: children,
    lang,
    hint: [formatAppointment(now, translation), eventStatusLabel(now.status, translation), event.location?.name]
      .filter(Boolean)
      .join(' · '),
    filter: changeFilter(emptyFilter(), { q: event.title }),
    eventId: event.id,
  };
}

async function rubricsFor(
  text: string,
  { source, translation: { _, locale } }: SuggestionRequest,
): Promise<Suggestion[]> {
  const rubrics = await request(source, callUrl(source.host, 'rubrics'), rubricsIn);
  return (
    rubrics
      // Like the search itself: by the name in either language.
      .filter(({ name, name_en }) => [name, name_en ?? ''].some((one) => isFoundIn(text, one)))
      .slice(0, MAX_RUBRICS)
      .map(({ id, name, name_en }) => ({ id, ...textIn(locale, name, name_en ?? '') }))
      .map(({ id, children, lang }) => ({
        kind: 'rubric',
        label: children,
        lang,
        hint: _(msg`Rubrik`),
        filter: changeFilter(emptyFilter(), { rubrics: [id] }),
      }))
  );
}

async function placesFor(search: string, { source, translation: { _ } }: SuggestionRequest): Promise<Suggestion[]> {
  const places = await request(source, callUrl(source.host, 'communities', { search }), placesIn);
  // The server also finds places in a county of that name, and similar spellings.
  const isTyped = ({ name, zip = '' }: Community) => [name, zip].some((text) => isFoundIn(search, text, true));
  return places
    .filter(isTyped)
    .slice(0, MAX_PLACES)
    .map((place) => ({
      kind: 'place',
      label: place.name,
      lang: 'de',
      hint: place.zip ? `${_(msg`Ort`)} · ${place.zip}` : _(msg`Ort`),
      filter: placeFilter(place),
    }));
}

/** Returns the filter of a community; a part of one is filtered by its position. */
const placeFilter = ({ communityId, districtId, name, position }: Community): EventFilter =>
  changeFilter(
    emptyFilter(),
    districtId && position ? { near: { label: name, ...position } } : { community: communityId },
  );
