import { formatAppointment } from '../cards/format-appointment';
import { listJsonLd } from '../detail-parts/json-ld/list-json-ld';
import { findEvents } from '../features/events/api';
import { HEADING } from '../features/events/list/list-view';
import type { Translation } from '../i18n/translation';
import { todayInBerlin } from '../lib/days';
import type { EventPage } from '../model/answers/event-page';
import type { EventRow } from '../model/answers/event-row';
import { effectiveDateOf } from '../model/effective-date';
import { callQueryOf, type EventFilter } from '../model/event-filter';
import { textIn } from '../model/text-in';
import type { LightItem } from './light-views';
import { eventPageOf, listLinksOf } from './links-of';
import type { ElementContext } from './page-context';
import { answerOf, sourceOf } from './source-of';

type RowsRequest = { filter: EventFilter; pageSize: number | undefined; hasFacets: boolean };

/** Finds the events of a filter. @returns undefined if there is no response */
export function findRows(context: ElementContext, { filter, pageSize, hasFacets }: RowsRequest) {
  const today = todayInBerlin(context.site.now());
  const query = callQueryOf(filter, { today, pageSize, favourites: [] });
  return answerOf(findEvents(sourceOf(context), hasFacets ? { ...query, facets: 1 } : query));
}

/** Returns events as plain links. */
export function lightItems(
  context: ElementContext,
  events: readonly EventRow[],
  translation: Translation,
): LightItem[] {
  const links = listLinksOf(context, translation.locale);
  return events.map((event) => {
    const { children: title, lang } = textIn(translation.locale, event.title, event.title_en);
    const href = eventPageOf(context, event.id, translation.locale) ?? links.toEvent(event.id).href;
    return { href, title, lang, summary: summaryOf(event, translation) };
  });
}

/** Formats date and location. */
function summaryOf({ appointment, location }: EventRow, translation: Translation): string {
  const { now, isElsewhere } = effectiveDateOf(appointment);
  const place = isElsewhere ? now.newLocation : location?.name || location?.community.name;
  return [formatAppointment(now, translation), place].filter(Boolean).join(', ');
}

/** Returns the JSON-LD of a list whose events have pages of their own. */
export function rowsJsonLd(
  context: ElementContext,
  { events, number, pageSize, total }: EventPage,
  { _, locale }: Translation,
) {
  const entries = events.flatMap(({ id, title, title_en }) => {
    const url = eventPageOf(context, id, locale);
    return url ? [{ url, name: textIn(locale, title, title_en).children }] : [];
  });
  return listJsonLd({ name: _(HEADING), entries, offset: (number - 1) * pageSize, total });
}
