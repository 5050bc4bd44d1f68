import type { ArticleContent, EventContent } from '../../../src/model/written/event-content';
import type { MailLanguage } from '../mail/mail-texts';

/** What an operator can name of an event or an article. */
export type NamedField = Exclude<
  keyof EventContent | keyof ArticleContent,
  'series' | 'newDate' | 'newLocation' | 'relation'
>;

/** What the fields of events and articles are called, in the order in which they are shown. */
export const fieldWords: Readonly<Record<NamedField, Readonly<Record<MailLanguage, string>>>> = {
  title: { de: 'Titel', en: 'Title' },
  rubrics: { de: 'Rubriken', en: 'Categories' },
  status: { de: 'Stand', en: 'Status' },
  dates: { de: 'Termine', en: 'Dates' },
  eventDate: { de: 'Tag der Veranstaltung', en: 'Event date' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  location: { de: 'Ort', en: 'Venue' },
  promoter: { de: 'Veranstalter', en: 'Organiser' },
  shortdesc1: { de: 'Kurztext', en: 'Short text' },
  shortdesc2: { de: 'Kurztext 2', en: 'Short text 2' },
  shortdesc3: { de: 'Kurztext 3', en: 'Short text 3' },
  longdesc1: { de: 'Beschreibung', en: 'Description' },
  longdesc2: { de: 'Beschreibung 2', en: 'Description 2' },
  longdesc3: { de: 'Beschreibung 3', en: 'Description 3' },
  media: { de: 'Bilder', en: 'Pictures' },
  price: { de: 'Preis', en: 'Price' },
  free: { de: 'Eintritt frei', en: 'Free entry' },
  children: { de: 'Für Kinder', en: 'For children' },
  barrierFree: { de: 'Barrierefrei', en: 'Accessible' },
  accessibility: { de: 'Zur Barrierefreiheit', en: 'On accessibility' },
  links: { de: 'Links', en: 'Links' },
  ticketAgencies: { de: 'Vorverkauf', en: 'Ticket offices' },
  tags: { de: 'Schlagworte', en: 'Tags' },
  freeFields: { de: 'Weitere Angaben', en: 'More details' },
  publicationDates: { de: 'Erscheinungstage', en: 'Publication dates' },
  priority: { de: 'Priorität', en: 'Priority' },
  en: { de: 'Englische Texte', en: 'English texts' },
};

/** The names of fields out of a list that may name anything else. */
export const namedFields = (names: readonly string[]): NamedField[] =>
  (Object.keys(fieldWords) as NamedField[]).filter((name) => names.includes(name));
