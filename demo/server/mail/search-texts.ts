import type { Frequency } from '../../../src/model/saved-search';
import type { MailTextOf } from './mail-texts';

/** The kinds of mails about a saved search. */
export type SearchMailKind = 'searchConfirm' | 'searchFound';

/** The texts about a search in a mail, in its language. */
export type SearchValues = {
  frequency: Frequency;
  /** The search as a text; not in the mail for confirmation, as a stranger may have typed it. */
  description: string;
  /** The number of found events. */
  count: number;
  /** The first events, each with date, location and address. */
  events: readonly string[];
  /** The address of the list of all found events. */
  listLink: string;
};

const NO_SEARCH: SearchValues = { frequency: 'weekly', description: '', count: 0, events: [], listLink: '' };

const furtherCount = ({ count, events }: SearchValues) => count - events.length;

/** The German mails about saved searches. */
export const germanSearches: Record<SearchMailKind, MailTextOf> = {
  searchConfirm: ({ clientName, link, search = NO_SEARCH }) => ({
    subject: `${clientName}: Bitte bestätigen Sie Ihre Suche`,
    lines: [
      search.frequency === 'weekly'
        ? `Sie möchten jede Woche eine E-Mail mit Veranstaltungen aus dem Portal „${clientName}“, die zu Ihrer Suche passen. Bitte bestätigen Sie das:`
        : `Sie möchten eine E-Mail, sobald im Portal „${clientName}“ eine neue Veranstaltung zu Ihrer Suche passt. Bitte bestätigen Sie das:`,
      link,
      'Der Link gilt 48 Stunden. Ohne Bestätigung schreiben wir Ihnen nicht und löschen Ihre Adresse.',
      'Sie haben nichts gespeichert? Dann müssen Sie nichts tun.',
    ],
  }),
  searchFound: ({ clientName, link, search = NO_SEARCH }) => ({
    subject:
      search.frequency === 'weekly'
        ? `${clientName}: Die nächsten Tage für Ihre Suche`
        : `${clientName}: ${search.count === 1 ? 'Eine neue Veranstaltung' : `${search.count} neue Veranstaltungen`} für Ihre Suche`,
    lines: [
      search.frequency === 'weekly'
        ? `in den nächsten sieben Tagen passt zu Ihrer Suche (${search.description}):`
        : `neu passt zu Ihrer Suche (${search.description}):`,
      ...search.events,
      ...(furtherCount(search) > 0 ? [`… und ${furtherCount(search)} weitere.`] : []),
      `Alle Ergebnisse:\n${search.listLink}`,
      `Sie möchten diese E-Mails nicht mehr? Hier bestellen Sie sie ab:\n${link}`,
    ],
  }),
};

/** The English mails about saved searches. */
export const englishSearches: Record<SearchMailKind, MailTextOf> = {
  searchConfirm: ({ clientName, link, search = NO_SEARCH }) => ({
    subject: `${clientName}: Please confirm your search`,
    lines: [
      search.frequency === 'weekly'
        ? `You would like a weekly email with events at ${clientName} that match your search. Please confirm:`
        : `You would like an email as soon as a new event at ${clientName} matches your search. Please confirm:`,
      link,
      'The link works for 48 hours. Without confirmation we won’t write to you and will delete your address.',
      'If you didn’t save a search, you don’t need to do anything.',
    ],
  }),
  searchFound: ({ clientName, link, search = NO_SEARCH }) => ({
    subject:
      search.frequency === 'weekly'
        ? `${clientName}: The next days for your search`
        : `${clientName}: ${search.count === 1 ? 'A new event' : `${search.count} new events`} for your search`,
    lines: [
      search.frequency === 'weekly'
        ? `Within the next seven days, these events match your search (${search.description}):`
        : `These new events match your search (${search.description}):`,
      ...search.events,
      ...(furtherCount(search) > 0 ? [`… and ${furtherCount(search)} more.`] : []),
      `All results:\n${search.listLink}`,
      `No more of these emails? Unsubscribe here:\n${link}`,
    ],
  }),
};
