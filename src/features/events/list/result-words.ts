import { msg, plural } from '@lingui/core/macro';
import { formatNumber } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import type { EventPage } from '../event-page';

/** '127 Veranstaltungen' */
export function countWords(count: number, { say, locale }: Speech): string {
  const total = formatNumber(count, locale);
  if (count === 0) return say(msg`Keine Veranstaltungen gefunden`);
  return say(msg`${plural(count, { one: `${total} Veranstaltung`, other: `${total} Veranstaltungen` })}`);
}

/** 'Seite 1 von 6', '' where there is one page only. */
export function pageWords({ number: current, pageCount: last }: EventPage, { say, locale }: Speech): string {
  const number = formatNumber(current, locale);
  const pageCount = formatNumber(last, locale);
  return last > 1 ? say(msg`Seite ${number} von ${pageCount}`) : '';
}

/** '127 Veranstaltungen · Seite 1 von 6', as it is announced. */
export const resultWords = (page: EventPage, speech: Speech): string =>
  [countWords(page.total, speech), pageWords(page, speech)].filter(Boolean).join(' · ');

/** What a visitor should know about the results: a corrected word, entries that could not be shown. */
export function noteWords(page: EventPage, q: string, { say }: Speech): string[] {
  const { spelling, unreadableCount: count } = page;
  const words = q.trim();
  return [
    spelling ? say(msg`Keine Treffer für „${words}“, gezeigt wird „${spelling}“.`) : '',
    count > 0
      ? say(
          msg`${plural(count, { one: '# Eintrag konnte nicht angezeigt werden.', other: '# Einträge konnten nicht angezeigt werden.' })}`,
        )
      : '',
  ].filter(Boolean);
}
