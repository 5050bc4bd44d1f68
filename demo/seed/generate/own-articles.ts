import { addDays } from '../../../src/lib/days';
import type { SentArticle } from '../../server/articles/article-type';
import type { Day } from './calendar';

/** An article of a demo person. */
export type SeedOwnArticle = {
  id: string;
  sent: SentArticle & { title: string };
  /** The motifs of its pictures, by name. */
  motifs?: string[];
  /** The publish status for its author. */
  publishStatus: 'draft' | 'published' | 'waiting' | 'rejected';
  /** The reason of a rejection, and the fields that it names. */
  reason?: string;
  fields?: string[];
  /** The number of days since the last change. */
  daysAgo: number;
};

/** The author of these articles. */
export const AUTHOR = { client: 'zeitung', username: 'newspaper', copyright: 'Literaturhaus am Graben' };

const publicationDates = (...days: Day[]) => days.map((date) => ({ date }));

/**
 * Returns articles of every publish status: draft, in review, rejected, planned, published and expired.
 *
 * @param today 'YYYY-MM-DD'
 */
export const ownArticles = (today: Day): SeedOwnArticle[] => [
  {
    id: 'own-article-draft',
    publishStatus: 'draft',
    daysAgo: 1,
    sent: { title: 'Drei Bücher für den Winter', shortdesc1: 'Was unser Lesekreis empfiehlt.', tags: ['Lesung'] },
  },
  {
    id: 'own-article-waiting',
    publishStatus: 'waiting',
    daysAgo: 1,
    motifs: ['book.readingLamp'],
    sent: {
      title: 'Wer liest, bleibt länger: ein Abend im Literaturhaus',
      shortdesc1: 'Warum der Lesekreis am Graben jede Woche wächst.',
      longdesc1: '<p>Um sieben ist kein Stuhl mehr frei. Gelesen wird, was die Gäste mitbringen.</p>',
      tags: ['Lesung', 'Literatur'],
      eventDate: addDays(today, 12),
    },
  },
  {
    id: 'own-article-rejected',
    publishStatus: 'rejected',
    daysAgo: 3,
    reason: 'Der Text ist Werbung. Bitte schreiben Sie sachlich, worum es geht.',
    fields: ['longdesc1'],
    sent: {
      title: 'Der schönste Buchladen der Stadt',
      shortdesc1: 'Ein Besuch, der sich immer lohnt.',
      longdesc1: '<p>Nirgends kauft man besser ein als hier.</p>',
      tags: ['Literatur'],
      eventDate: addDays(today, 20),
    },
  },
  {
    id: 'own-article-planned',
    publishStatus: 'published',
    daysAgo: 2,
    motifs: ['book.readingLamp'],
    sent: {
      title: 'Die Nacht der kurzen Geschichten: das Programm',
      shortdesc1: 'Zwölf Stimmen, zwölf Texte, ein Abend.',
      longdesc1: '<p>Die Reihenfolge wird ausgelost. Das Publikum stimmt ab.</p>',
      tags: ['Lesung', 'Vorbericht'],
      eventDate: addDays(today, 30),
      publicationDates: publicationDates(addDays(today, 7), addDays(today, 23)),
    },
  },
  {
    id: 'own-article-published',
    publishStatus: 'published',
    daysAgo: 6,
    motifs: ['book.readingLamp'],
    sent: {
      title: 'Ein Haus voller Sätze',
      shortdesc1: 'Das Literaturhaus am Graben öffnet sein Archiv.',
      longdesc1: '<p>Briefe, Hefte, Zettel: Erstmals sind sie alle zu sehen.</p>',
      tags: ['Literatur'],
      eventDate: addDays(today, 10),
      publicationDates: publicationDates(addDays(today, -4)),
    },
  },
  {
    id: 'own-article-expired',
    publishStatus: 'published',
    daysAgo: 40,
    sent: {
      title: 'Rückblick: Lesen im Park',
      shortdesc1: 'Sechs Sonntage unter den Linden.',
      longdesc1: '<p>Der letzte Sonntag war der vollste.</p>',
      tags: ['Lesung'],
      eventDate: addDays(today, -30),
      publicationDates: publicationDates(addDays(today, -38), addDays(today, -31)),
    },
  },
];
