import type { Locale } from '../../../src/i18n/locale';
import { byName } from '../../../src/lib/by-name';
import { htmlOfParagraphs } from '../../../src/lib/plain-paragraphs';
import { fileProblemMessage } from '../../../src/model/event-import/file-problem-messages';
import { gapMessage } from '../../../src/model/event-import/gap-messages';
import {
  FileProblem,
  type ImportedEvent,
  type ImportedLocation,
  type ImportGap,
  type ListedEvent,
} from '../../../src/model/event-import/imported-event';
import { readEventFile } from '../../../src/model/event-import/read-event-file';
import type { SingleDate } from '../../../src/model/records/event-content';
import { plainNames } from '../../../src/model/records/plain-fields';
import { hashOf } from '../store/hash-of';
import type { ForeignDate, ForeignEvent, ForeignPlace, Reading } from './reading';

const SHORT = 200;

/** A file of another program, and the language of its notes. */
type ForeignFile = { name: string; bytes: Uint8Array; today: string; language: Locale };

/**
 * Reads the events of a calendar, a page or a mail as the form does: the same dates, texts, locations and omissions.
 * Series become single dates.
 *
 * @throws {SyntaxError} when there is no event in the file
 */
export async function readForeignFile({ name, bytes, today, language }: ForeignFile): Promise<Reading[]> {
  const found = await readEventFile(bytes, { today, kinds: 'free' }).catch((error: unknown) => {
    if (!(error instanceof FileProblem)) throw error;
    throw new SyntaxError(`line 1: ${problemWords(error, name, language)}`, { cause: error });
  });
  const words = (gaps: readonly ImportGap[]) => [...new Set(gaps.map((gap) => gapMessage(gap, language)))];
  const [first, ...readings] = found.events.map((listed) => readListed(listed, found.kind, words));
  if (!first) return [];
  // Common gaps of all events are reported once.
  return [{ ...first, notes: [...words(found.gaps), ...first.notes] }, ...readings];
}

const problemWords = ({ code }: FileProblem, name: string, language: Locale): string =>
  code === 'unknown_kind' && /\.(?:ics|ical|ifb|vcs)$/i.test(name)
    ? 'no BEGIN:VCALENDAR, so this is no iCalendar file'
    : fileProblemMessage(code, language);

function readListed(
  listed: ListedEvent,
  kind: 'calendar' | 'page',
  words: (gaps: readonly ImportGap[]) => string[],
): Reading & { notes: string[] } {
  const { line, title } = listed;
  if (!title) return { line, problem: `${kind === 'calendar' ? 'SUMMARY' : 'name'} is missing`, notes: [] };
  const found = listed.read();
  if (found.dates.length === 0) return { line, problem: `"${title}": ${words(found.gaps).join(' ')}`, notes: [] };
  const gaps: ImportGap[] = found.promoter
    ? [...found.gaps, { code: 'fields', params: { name: 'ORGANIZER', text: found.promoter } }]
    : [...found.gaps];
  return { line, event: toForeignEvent(found, listed.uid), notes: words(gaps).map((note) => `"${title}": ${note}`) };
}

function toForeignEvent(found: ImportedEvent, uid: string): ForeignEvent {
  const { title, summary, text, dates, location: place, price } = found;
  const key = uid || `${title}|${dates[0]?.date ?? ''}`;
  const id = `ical${hashOf(key).toString(36)}${hashOf(`${key}|`).toString(36)}`;
  const short = summary || shortened(text);
  return {
    id,
    title,
    ...(short && { shortdesc1: short }),
    ...(text && { longdesc1: htmlOfParagraphs(text) }),
    rubricNames: [...new Set(found.keywords)],
    looseRubrics: true,
    tags: [],
    priority: 0,
    status: found.status,
    appointments: dates.map((date, index) => toAppointment(date, `${id}a${index + 1}`)),
    ...byName(plainNames('flag'), () => false),
    free: found.free,
    accessFeatures: [],
    ...(typeof price.from === 'number' && {
      price: { from: price.from, ...(typeof price.to === 'number' && { to: price.to }), currency: 'EUR' },
    }),
    links: found.links.map(({ kind, url, text: words }) => ({ kind, url, text: words || 'Mehr zur Veranstaltung' })),
    ticketAgencies: [],
    freeFields: [],
    ...(place.name && { location: toPlace(place) }),
  };
}

function shortened(text: string): string {
  const first = text.split('\n')[0]?.trim() ?? '';
  return first.length <= SHORT ? first : `${first.slice(0, first.lastIndexOf(' ', SHORT) || SHORT)} …`;
}

function toAppointment({ date, endDate, fullDay, times, additionalInfo, status }: SingleDate, id: string): ForeignDate {
  const [time] = times;
  return {
    id,
    date,
    ...(endDate && { endDate }),
    ...(time?.from && { from: time.from }),
    ...(time?.until && { until: time.until }),
    fullDay,
    ...(additionalInfo && { additionalInfo }),
    status,
  };
}

/** Returns a location with all texts that help to find its community. */
const toPlace = ({ name, fullText: words, street, zipcode, url, position }: ImportedLocation): ForeignPlace => ({
  name,
  where: words,
  ...(street && { street }),
  ...(zipcode && { zip: zipcode }),
  ...(/^https?:\/\//i.test(url) && { url }),
  ...position,
});
