import type { Locale } from '../../../../src/i18n/locale';
import type { EntryValues } from './entry-values';

/** The columns of the table for the newsroom, with their labels and values. */
export const columns = {
  date: { de: 'Datum', en: 'Date', value: 'tag' },
  endDate: { de: 'Bis Datum', en: 'Until date', value: 'bistag' },
  weekday: { de: 'Wochentag', en: 'Weekday', value: 'wochentag' },
  from: { de: 'Von', en: 'From', value: 'beginn' },
  until: { de: 'Bis', en: 'Until', value: 'ende' },
  title: { de: 'Titel', en: 'Title', value: 'titel' },
  rubric: { de: 'Rubrik', en: 'Rubric', value: 'rubrik' },
  tags: { de: 'Schlagwörter', en: 'Tags', value: 'schlagwoerter' },
  place: { de: 'Ort', en: 'Place', value: 'ort' },
  street: { de: 'Straße', en: 'Street', value: 'strasse' },
  zipcode: { de: 'PLZ', en: 'Postcode', value: 'plz' },
  town: { de: 'Gemeinde', en: 'Town', value: 'gemeinde' },
  promoter: { de: 'Veranstalter', en: 'Organiser', value: 'veranstalter' },
  price: { de: 'Preis', en: 'Price', value: 'preis' },
  news: { de: 'Hinweis', en: 'News', value: 'hinweis' },
  addition: { de: 'Zusatz', en: 'Addition', value: 'zusatz' },
  short: { de: 'Kurztext', en: 'Short text', value: 'kurztext' },
  link: { de: 'Adresse', en: 'Address', value: 'link' },
} as const satisfies Record<string, Record<Locale, string> & { value: keyof EntryValues }>;

export type TextColumn = keyof typeof columns;

/** All columns, in order. */
export const COLUMNS = Object.keys(columns) as TextColumn[];
