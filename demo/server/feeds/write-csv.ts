import type { Locale } from '../../../src/i18n/locale';
import { csvOf } from '../csv-cell';
import { factsOf } from './feed-entry';
import { type FeedEvent, textsOf } from './feed-event';
import type { FeedPart } from './feed-part';
import { pageOf } from './feed-source';
import { priceWords } from './feed-words';

const HEAD: Record<Locale, readonly string[]> = {
  de: [
    ...['Datum', 'Bis Datum', 'Von', 'Bis', 'Titel', 'Rubrik', 'Ort', 'Straße', 'PLZ', 'Gemeinde', 'Veranstalter'],
    ...['Preis', 'Hinweis', 'Zusatz', 'Kurztext', 'Adresse', 'Kennung'],
  ],
  en: [
    ...['Date', 'Until date', 'From', 'Until', 'Title', 'Rubric', 'Place', 'Street', 'Postcode', 'Town', 'Organiser'],
    ...['Price', 'News', 'Addition', 'Short text', 'Address', 'Id'],
  ],
};

/** The dates of the events as a table for spreadsheets, one row per date, by day and time. */
export const writeCsv = ({ source, events }: FeedPart): string =>
  csvOf([HEAD[source.locale], ...events.flatMap((event) => rowsOf(source, event)).sort(byDay)]);

const compare = (one = '', other = '') => (one < other ? -1 : Number(one > other));
const byDay = (one: readonly string[], other: readonly string[]) =>
  compare(one[0], other[0]) || compare(one[2], other[2]);

function rowsOf(source: FeedPart['source'], event: FeedEvent): string[][] {
  const { locale } = source;
  const { title, short } = textsOf(event, locale, source.shown);
  const rubric = event.rubrics.map(({ name, name_en }) => (locale === 'en' && name_en) || name).join(', ');
  const { name = '', street = '', zipcode = '', town = '' } = event.place ?? {};
  const [price, page] = [priceWords(event, locale), pageOf(source, event.id)];
  return event.dates.map((date) => {
    const { now, news, where } = factsOf(source, event, date);
    const isPlanned = now.newLocation === undefined && date.status !== 'moved';
    return [
      ...[now.date, now.endDate ?? '', now.fullDay ? '' : (now.from ?? ''), now.fullDay ? '' : (now.until ?? '')],
      ...[title, rubric],
      ...(isPlanned ? [name, street, zipcode, town] : [where, '', '', '']),
      ...[event.promoter?.name ?? '', price, news, now.additionalInfo ?? '', short],
      ...[page, date.id],
    ];
  });
}
