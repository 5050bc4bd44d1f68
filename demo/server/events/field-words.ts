import type { ArticleContent, EventContent } from '../../../src/model/records/event-content';
import type { MailLanguage } from '../mail/mail-texts';

/** The fields of an event or an article that an operator can name in a decision. */
export type LabelledField = Exclude<
  keyof EventContent | keyof ArticleContent,
  'series' | 'newDate' | 'newLocation' | 'relation'
>;

/** The labels of the fields of events and articles, in display order. */
export const fieldLabels: Readonly<Record<LabelledField, Readonly<Record<MailLanguage, string>>>> = {
  title: { de: 'Titel', en: 'Title' },
  rubrics: { de: 'Rubriken', en: 'Categories' },
  status: { de: 'Status', en: 'Status' },
  dates: { de: 'Termine', en: 'Dates' },
  eventDate: { de: 'Datum des Ereignisses', en: 'Date of the event' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  location: { de: 'Ort', en: 'Venue' },
  promoter: { de: 'Veranstalter', en: 'Organiser' },
  shortdesc1: { de: 'Kurzbeschreibung', en: 'Short description' },
  shortdesc2: { de: 'Zweite Kurzbeschreibung', en: 'Second short description' },
  shortdesc3: { de: 'Dritte Kurzbeschreibung', en: 'Third short description' },
  longdesc1: { de: 'Beschreibung', en: 'Description' },
  longdesc2: { de: 'Zweite Beschreibung', en: 'Second description' },
  longdesc3: { de: 'Dritte Beschreibung', en: 'Third description' },
  media: { de: 'Bilder', en: 'Pictures' },
  price: { de: 'Preis', en: 'Price' },
  free: { de: 'Eintritt frei', en: 'Free entry' },
  children: { de: 'Für Kinder', en: 'For children' },
  barrierFree: { de: 'Barrierefrei', en: 'Accessible' },
  accessFeatures: { de: 'Barrierefreiheit im Einzelnen', en: 'Accessibility in detail' },
  accessibility: { de: 'Zur Barrierefreiheit', en: 'On accessibility' },
  easyText: { de: 'Text in Leichter Sprache', en: 'Text in easy German' },
  signLanguageUrl: { de: 'Video in Gebärdensprache', en: 'Video in German Sign Language' },
  links: { de: 'Links', en: 'Links' },
  ticketAgencies: { de: 'Vorverkauf', en: 'Ticket offices' },
  tags: { de: 'Schlagwörter', en: 'Tags' },
  freeFields: { de: 'Weitere Angaben', en: 'More details' },
  publicationDates: { de: 'Erscheinungstage', en: 'Publication dates' },
  priority: { de: 'Priorität', en: 'Priority' },
  en: { de: 'Englische Texte', en: 'English texts' },
};

/** Returns the field names among any names. */
export const labelledFields = (names: readonly string[]): LabelledField[] =>
  (Object.keys(fieldLabels) as LabelledField[]).filter((name) => names.includes(name));
