import { msg, plural } from '@lingui/core/macro';
import { formatNumber } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import type { EventFilter } from '../event-filter';
import type { EventPage } from '../event-page';

/** '127 Veranstaltungen · Seite 1 von 6 · sortiert nach Datum'; while the first results load, a blank of the same height. */
export function resultWords(page: EventPage | undefined, filter: EventFilter, { say, locale }: Speech): string {
  if (!page) return '\u00a0';
  const count = page.total;
  const total = formatNumber(count, locale);
  const number = formatNumber(page.number, locale);
  const pageCount = formatNumber(page.pageCount, locale);
  const found = say(msg`${plural(count, { one: `${total} Veranstaltung`, other: `${total} Veranstaltungen` })}`);
  const place = page.pageCount > 1 && say(msg`Seite ${number} von ${pageCount}`);
  return [found, place, count > 1 && sortWords(filter, say)].filter(Boolean).join(' · ');
}

function sortWords({ sort, near }: EventFilter, say: Speech['say']): string {
  const order = sort ?? (near ? 'distance' : 'date');
  if (order === 'distance') return say(msg`sortiert nach Entfernung`);
  if (order === 'title') return say(msg`sortiert nach Titel`);
  if (order === 'relevance') return say(msg`sortiert nach Treffergenauigkeit`);
  return say(msg`sortiert nach Datum`);
}
