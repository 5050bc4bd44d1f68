import type { Locale } from '../../../../src/i18n/locale';
import { noonOf } from '../../../../src/lib/days';
import { plainText } from '../../../../src/lib/plain-text';
import { effectiveFacts } from '../../feeds/feed-entry';
import { type FeedDate, type FeedEvent, textsOf } from '../../feeds/feed-event';
import { type FeedSource, feedPageOf } from '../../feeds/feed-source';
import { feedTexts, formatPrice } from '../../feeds/feed-words';
import { formatPeriod } from './period';

/** The placeholders of an entry's line, with their descriptions. */
export const entryPlaceholders = {
  titel: 'Titel',
  datum: 'Tag oder Zeitraum, wie „Fr., 7. Mai“',
  wochentag: 'Wochentag, wie „Freitag“',
  uhrzeit: 'Uhrzeit, wie „19:30 Uhr“; leer bei ganztägigen',
  beginn: 'Beginn, wie „19:30“',
  ende: 'Ende, wie „22:00“',
  dauer: 'Zeitraum bei mehreren Tagen, wie „3. bis 9. Mai“',
  tag: 'Tag in Ziffern, wie „2027-05-07“',
  bistag: 'letzter Tag in Ziffern bei mehreren Tagen',
  ort: 'Name des Ortes',
  strasse: 'Straße und Hausnummer',
  plz: 'Postleitzahl',
  gemeinde: 'Gemeinde',
  wo: 'Ort und Gemeinde, ohne Wiederholung',
  rubrik: 'Hauptrubrik',
  schlagwoerter: 'Schlagwörter',
  veranstalter: 'Veranstalter',
  preis: 'Preis, oder „Eintritt frei“',
  kurztext: 'Kurzbeschreibung',
  zusatz: 'Zusatz zum Termin',
  hinweis: 'Abgesagt, verschoben, ausverkauft',
  link: 'Adresse der Veranstaltung im Portal',
} as const;

export type EntryValues = Readonly<Record<keyof typeof entryPlaceholders, string>>;

const LANGUAGE: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Cached, as creating a format is slow and there are thousands of dates. */
const formats = { de: formatsOf('de'), en: formatsOf('en') };

function formatsOf(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dateFormat = new Intl.DateTimeFormat(LANGUAGE[locale], { ...options, timeZone: 'UTC' });
    return (day: string) => dateFormat.format(noonOf(day));
  };
  return {
    weekday: format({ weekday: 'long' }),
    short: format({ weekday: 'short', day: 'numeric', month: 'long' }),
    long: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

/** Formats a day as a heading: 'Freitag, 7. Mai'. */
export const dayHeading = (day: string, locale: Locale): string => formats[locale].long(day);

/** Returns the effective values of a date; all are plain text. */
export function entryValues(source: FeedSource, event: FeedEvent, planned: FeedDate): EntryValues {
  const { locale } = source;
  const { now, statusNote } = effectiveFacts(source, event, planned);
  const { title, short } = textsOf(event, locale, source.visibleFields);
  const last = now.endDate && now.endDate !== now.date ? now.endDate : '';
  const { short: shortDay, weekday } = formats[locale];
  const days = last ? formatPeriod({ from: now.date, to: last }, locale) : '';
  const [first] = event.rubrics;
  return {
    ...{ titel: title, datum: days || shortDay(now.date), wochentag: weekday(now.date), dauer: days },
    ...timeValues(now, locale),
    ...{ tag: now.date, bistag: last },
    ...locationValues(source, event, planned),
    rubrik: first ? (locale === 'en' && first.name_en) || first.name : '',
    ...{ schlagwoerter: event.tags.join(', '), veranstalter: event.promoter?.name ?? '' },
    ...{ preis: formatPrice(event, locale), kurztext: plainText(short), zusatz: now.additionalInfo ?? '' },
    ...{ hinweis: statusNote, link: feedPageOf(source, event.id) },
  };
}

function timeValues({ fullDay, from = '', until = '' }: FeedDate, locale: Locale) {
  if (fullDay || from === '') return { uhrzeit: '', beginn: '', ende: '' };
  const span = until && until !== from ? `${from}–${until}` : from;
  return { uhrzeit: feedTexts[locale].clock(span), beginn: from, ende: until };
}

/** Returns the values of the location; a moved date has only the name of its new one. */
function locationValues(source: FeedSource, event: FeedEvent, planned: FeedDate) {
  const { now, where: locationLabel } = effectiveFacts(source, event, planned);
  if (planned.status === 'moved' || now.newLocation !== undefined)
    return { ort: locationLabel, strasse: '', plz: '', gemeinde: '', wo: locationLabel };
  const { name = '', street = '', zipcode = '', town = '' } = event.place ?? {};
  const nameAndTown = [name, name.endsWith(town) ? '' : town].filter(Boolean).join(', ');
  return { ort: name, strasse: street, plz: zipcode, gemeinde: town, wo: nameAndTown };
}
