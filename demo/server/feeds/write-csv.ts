import type { Locale } from '../../../src/i18n/locale';
import { CSV_END, CSV_MARK, csvRow } from '../platform/csv-cell';
import { effectiveFacts } from './feed-entry';
import { type FeedEvent, textsOf } from './feed-event';
import type { FeedHead, FeedWriter } from './feed-part';
import { feedPageOf } from './feed-source';
import { uidOf } from './feed-uid';
import { formatPrice } from './feed-words';

const HEADER_CELLS: Record<Locale, readonly string[]> = {
  de: [
    ...['Datum', 'Bis Datum', 'Von', 'Bis', 'Titel', 'Rubrik', 'Ort', 'Straße', 'PLZ', 'Gemeinde', 'Veranstalter'],
    ...['Preis', 'Hinweis', 'Zusatz', 'Kurztext', 'Adresse', 'Kennung'],
  ],
  en: [
    ...['Date', 'Until date', 'From', 'Until', 'Title', 'Rubric', 'Place', 'Street', 'Postcode', 'Town', 'Organiser'],
    ...['Price', 'News', 'Addition', 'Short text', 'Address', 'Id'],
  ],
};

/** A row of text with its sort keys. */
type Row = { day: string; time: string; text: string };

/** Creates a writer of event dates as a table for spreadsheets, one row per date, by day and time. */
export function csvWriter({ source }: Pick<FeedHead, 'source'>): FeedWriter {
  const rows: Row[] = [];
  return {
    add: (event) => {
      for (const cells of cellsOf(source, event))
        rows.push({ day: cells[0] ?? '', time: cells[2] ?? '', text: csvRow(cells) });
    },
    endPiece: () => undefined,
    end: () => {
      const texts = [csvRow(HEADER_CELLS[source.locale]), ...rows.sort(byDay).map(({ text }) => text)];
      return Buffer.from(CSV_MARK + texts.join(CSV_END) + CSV_END);
    },
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const byDay = (one: Row, other: Row) => compare(one.day, other.day) || compare(one.time, other.time);

function cellsOf(source: FeedHead['source'], event: FeedEvent): string[][] {
  const { locale } = source;
  const { title, short } = textsOf(event, locale, source.visibleFields);
  const rubric = event.rubrics.map(({ name, name_en }) => (locale === 'en' && name_en) || name).join(', ');
  const { name = '', street = '', zipcode = '', town = '' } = event.place ?? {};
  const [price, page] = [formatPrice(event, locale), feedPageOf(source, event.id)];
  return event.dates.map((date) => {
    const { now, statusNote, where: locationLabel } = effectiveFacts(source, event, date);
    const isPlanned = now.newLocation === undefined && date.status !== 'moved';
    return [
      ...[now.date, now.endDate ?? '', now.fullDay ? '' : (now.from ?? ''), now.fullDay ? '' : (now.until ?? '')],
      ...[title, rubric],
      ...(isPlanned ? [name, street, zipcode, town] : [locationLabel, '', '', '']),
      ...[event.promoter?.name ?? '', price, statusNote, now.additionalInfo ?? '', short],
      ...[page, uidOf(source, date.id)],
    ];
  });
}
