import { addDays } from '../../../src/lib/days';
import type { SentEvent } from '../../server/events/event-type';
import { type Day, weekdayOf } from './calendar';

/** An event of a demo person. */
export type SeedOwnEvent = {
  id: string;
  /** A venue of the seed. */
  venue?: string;
  sent: SentEvent & { title: string };
  /** The motifs of its pictures, by name; lists show the first. */
  motifs?: string[];
  /** The publish status for its author. */
  publishStatus: 'draft' | 'published' | 'waiting' | 'rejected';
  /** The reason of a rejection, and the fields that it names. */
  reason?: string;
  fields?: string[];
  /** The number of days since the last change. */
  daysAgo: number;
};

/** A demo person with events, and the promoter for whom they are recorded. */
export type SeedOwner = { client: string; username: string; promoter: string };

const SOCIETY: SeedOwner = { client: 'stadt', username: 'approved', promoter: 'Kulturverein Echaztal' };
const LITERATURE: SeedOwner = { client: 'zeitung', username: 'newspaper', promoter: 'Literaturhaus am Graben' };

const CONCERT = 1;
const EXHIBITION = 7;
const READING = 8;
const DAYS_OF_WEEK = 7;
const THURSDAY = 4;
const [REHEARSALS, READINGS] = [12, 8];

const evening = (date: Day, from = '19:30', until = '21:30') => [{ date, times: [{ from, until }] }];

/** Returns the next Thursday, in a week at the latest. */
const nextThursday = (today: Day): Day =>
  addDays(today, (THURSDAY - weekdayOf(today) + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK);

/** Returns the demo persons with their events. @param today 'YYYY-MM-DD' */
export const ownEvents = (today: Day): { owner: SeedOwner; events: SeedOwnEvent[] }[] => [
  { owner: SOCIETY, events: ofSociety(today) },
  { owner: LITERATURE, events: ofLiterature(today) },
];

/** Returns events of every publish status, some with English texts. */
const ofSociety = (today: Day): SeedOwnEvent[] => [
  {
    id: 'own-draft',
    publishStatus: 'draft',
    daysAgo: 2,
    motifs: ['book.readingLamp'],
    sent: { title: 'Lesung im Hof', shortdesc1: 'Drei Autorinnen lesen aus neuen Texten.', rubrics: [READING] },
  },
  {
    id: 'own-series',
    motifs: ['music.ensemble', 'music.piano'],
    venue: 'Bürgertreff Betzingen',
    publishStatus: 'published',
    daysAgo: 18,
    sent: {
      title: 'Offenes Singen am Donnerstag',
      shortdesc1: 'Mitsingen kann jede und jeder, Noten liegen bereit.',
      longdesc1: '<p>Wir singen Volkslieder, Kanons und Schlager. Vorkenntnisse braucht es nicht.</p>',
      en: {
        title: 'Open singing on Thursdays',
        shortdesc1: 'Everybody is welcome to join in; sheet music is there.',
        longdesc1: '<p>We sing folk songs, rounds and pop songs. No experience needed.</p>',
        isReady: true,
      },
      easyText:
        'Wir singen zusammen.\n\nSie müssen keine Noten lesen können.\nDie Texte liegen für Sie bereit.\n\nSie müssen nichts bezahlen.',
      rubrics: [CONCERT],
      tags: ['Singen', 'Mitmachen'],
      free: true,
      series: [
        {
          ...{ start: nextThursday(today), every: 'week', interval: 1, weekdays: [THURSDAY], count: REHEARSALS },
          times: [{ from: '19:00', until: '20:30' }],
        },
      ],
    },
  },
  {
    id: 'own-past',
    motifs: ['music.openAir'],
    venue: 'Theater am Echazufer',
    publishStatus: 'published',
    daysAgo: 80,
    sent: {
      title: 'Hofkonzert mit dem Trio Alb',
      shortdesc1: 'Jazz unter freiem Himmel.',
      en: { title: 'Courtyard concert with Trio Alb', shortdesc1: 'Jazz in the open air.', isReady: true },
      rubrics: [CONCERT],
      tags: ['Jazz'],
      price: { from: 1200 },
      dates: evening(addDays(today, -60)),
    },
  },
  {
    id: 'own-cancelled',
    venue: 'Theater am Echazufer',
    motifs: ['party.dancers'],
    publishStatus: 'published',
    daysAgo: 20,
    sent: {
      title: 'Tanzabend am Fluss',
      shortdesc1: 'Swing und Walzer, mit einer Stunde zum Lernen vorweg.',
      en: {
        title: 'An evening of dance by the river',
        shortdesc1: 'Swing and waltz, with a lesson before.',
        isReady: true,
      },
      status: 'cancelled',
      rubrics: [CONCERT],
      tags: ['Tanz'],
      price: { from: 800 },
      dates: evening(addDays(today, 9)),
    },
  },
  {
    id: 'own-exhibition',
    venue: 'Kunsthalle im Speicher',
    motifs: ['art.sculpture', 'art.gallery', 'art.brushes'],
    publishStatus: 'published',
    daysAgo: 6,
    sent: {
      title: 'Papier, das Geschichten erzählt',
      shortdesc1: 'Scherenschnitte aus drei Jahrhunderten.',
      longdesc1:
        '<p>Die Ausstellung zeigt Blätter aus der Sammlung des Vereins. Jeden Sonntag führt jemand hindurch.</p>',
      en: {
        title: 'Paper that tells stories',
        shortdesc1: 'Paper cutting from three centuries.',
        longdesc1: '<p>The exhibition shows sheets from the collection of the society. Guided tours every Sunday.</p>',
        isReady: true,
      },
      rubrics: [EXHIBITION],
      tags: ['Papier', 'Handwerk'],
      free: true,
      dates: [{ date: addDays(today, 3), endDate: addDays(today, 45), fullDay: true }],
    },
  },
  {
    id: 'own-waiting',
    motifs: ['church.candles'],
    venue: 'Stadtkirche am Markt',
    publishStatus: 'waiting',
    daysAgo: 1,
    sent: {
      title: 'Kammermusik bei Kerzenschein',
      shortdesc1: 'Quartette von Haydn und Schubert.',
      en: { title: 'Chamber music by candlelight', shortdesc1: 'Quartets by Haydn and Schubert.', isReady: true },
      rubrics: [CONCERT],
      tags: ['Klassik'],
      price: { from: 1500, text: 'ermäßigt 10 Euro' },
      dates: evening(addDays(today, 30)),
    },
  },
  {
    id: 'own-rejected',
    motifs: ['art.gallery'],
    venue: 'Kunsthalle im Speicher',
    publishStatus: 'rejected',
    daysAgo: 3,
    reason: 'Bitte nennen Sie die Künstlerinnen und schreiben Sie, wie lange die Ausstellung zu sehen ist.',
    fields: ['longdesc1', 'dates'],
    sent: {
      title: 'Vernissage: Holz und Licht',
      shortdesc1: 'Eröffnung mit Musik und einem Glas Wein.',
      rubrics: [EXHIBITION],
      tags: ['Vernissage'],
      free: true,
      dates: evening(addDays(today, 20), '18:00', '20:00'),
    },
  },
];

/** Returns published events, which are advertised. */
const ofLiterature = (today: Day): SeedOwnEvent[] => [
  {
    id: 'own-readings',
    motifs: ['book.readingLamp', 'book.openBook'],
    venue: 'Kulturwerk Depot',
    publishStatus: 'published',
    daysAgo: 90,
    sent: {
      title: 'Lesezeit am Donnerstag',
      shortdesc1: 'Eine Stunde lang liest jemand vor, danach reden alle darüber.',
      rubrics: [READING],
      tags: ['Lesung', 'Literatur'],
      price: { from: 600 },
      series: [
        {
          ...{ start: nextThursday(today), every: 'week', interval: 1, weekdays: [THURSDAY], count: READINGS },
          times: [{ from: '20:00', until: '21:30' }],
        },
      ],
    },
  },
  {
    id: 'own-book-days',
    motifs: ['book.shelf'],
    venue: 'Kulturwerk Depot',
    publishStatus: 'published',
    daysAgo: 7,
    sent: {
      title: 'Büchertage: Verlage aus der Region',
      shortdesc1: 'Zwölf Verlage zeigen, was sie in diesem Jahr gedruckt haben.',
      rubrics: [READING, EXHIBITION],
      tags: ['Bücher', 'Literatur'],
      free: true,
      dates: [{ date: addDays(today, 26), endDate: addDays(today, 28), fullDay: true }],
    },
  },
];
