import { msg, plural } from '@lingui/core/macro';
import { formatNumber } from '../i18n/formats';
import type { Translation } from '../i18n/translation';
import type { EventPage } from '../model/answers/event-page';
import { changeFilter, type EventFilter, MAX_IDS, queryOf } from '../model/event-filter';

/** Formats a count: '127 Veranstaltungen'. */
export function formatEventCount(count: number, { _, locale }: Translation): string {
  const total = formatNumber(count, locale);
  if (count === 0) return _(msg`Keine Veranstaltungen`);
  return _(msg`${plural(count, { one: `${total} Veranstaltung`, other: `${total} Veranstaltungen` })}`);
}

/** Formats the page: 'Seite 1 von 6', '' for a single page. */
export function formatPageNumber(
  { number: current, pageCount: last }: Pick<EventPage, 'number' | 'pageCount'>,
  { _, locale }: Translation,
): string {
  const number = formatNumber(current, locale);
  const pageCount = formatNumber(last, locale);
  return last > 1 && current <= last ? _(msg({ message: `Seite ${number} von ${pageCount}`, context: 'inline' })) : '';
}

/** Formats the announced results: '127 Veranstaltungen · Seite 1 von 6'. */
export const formatResults = (page: EventPage, translation: Translation): string =>
  [formatEventCount(page.total, translation), formatPageNumber(page, translation)].filter(Boolean).join(' · ');

/** Returns the number of missing events of a shared list; only for a list without other filters on one page. */
function missingCountOf({ events, total, pageCount }: EventPage, filter: EventFilter): number {
  const { ids } = filter;
  const isListAlone = ids.length > 0 && queryOf(changeFilter(filter, { ids: [], sort: undefined })) === '';
  if (!isListAlone || pageCount > 1 || !events.every(({ id }) => ids.includes(id))) return 0;
  return Math.min(ids.length, MAX_IDS) - total;
}

/** Returns notes about the results: a corrected word, entries that are gone, out of reach or unreadable. */
export function resultNotes(page: EventPage, filter: EventFilter, { _ }: Translation): string[] {
  const { spelling, unreadableCount: count, number, pageCount, pageSize, total } = page;
  const words = filter.q.trim();
  const missing = missingCountOf(page, filter);
  return [
    spelling ? _(msg`Keine Treffer für „${words}“. Sie sehen Treffer für „${spelling}“.`) : '',
    count > 0
      ? _(
          msg`${plural(count, { one: '# Eintrag konnte nicht angezeigt werden.', other: '# Einträge konnten nicht angezeigt werden.' })}`,
        )
      : '',
    number === pageCount && total > pageCount * pageSize
      ? _(msg`Mehr Seiten gibt es nicht. Grenzen Sie die Suche ein, um die übrigen zu sehen.`)
      : '',
    missing > 0
      ? _(
          msg`${plural(missing, { one: '# Veranstaltung dieser Liste gibt es nicht mehr.', other: '# Veranstaltungen dieser Liste gibt es nicht mehr.' })}`,
        )
      : '',
  ].filter(Boolean);
}
