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
import type { FileDate, FileEntry, FileEvent, FilePlace } from './file-entry';

const MAX_SHORT_LENGTH = 200;

/** A file of another program, and the language of its notes. */
type ForeignFile = { name: string; bytes: Uint8Array; today: string; language: Locale };

/**
 * Reads the events of a calendar, a page or a mail as the form does: the same dates, texts, locations and omissions.
 * Series become single dates.
 *
 * @throws {SyntaxError} when there is no event in the file
 */
export async function readForeignFile({ name, bytes, today, language }: ForeignFile): Promise<FileEntry[]> {
  const file = await readEventFile(bytes, { today, kinds: 'free' }).catch((error: unknown) => {
    if (!(error instanceof FileProblem)) throw error;
    throw new SyntaxError(`line 1: ${problemText(error, name, language)}`, { cause: error });
  });
  const gapTexts = (gaps: readonly ImportGap[]) => [...new Set(gaps.map((gap) => gapMessage(gap, language)))];
  const [first, ...readings] = file.events.map((listed) => toEntry(listed, file.kind, gapTexts));
  if (!first) return [];
  // Common gaps of all events are reported once.
  return [{ ...first, notes: [...gapTexts(file.gaps), ...first.notes] }, ...readings];
}

const problemText = ({ code }: FileProblem, name: string, language: Locale): string =>
  code === 'unknown_kind' && /\.(?:ics|ical|ifb|vcs)$/i.test(name)
    ? 'no BEGIN:VCALENDAR, so this is no iCalendar file'
    : fileProblemMessage(code, language);

function toEntry(
  listed: ListedEvent,
  kind: 'calendar' | 'page',
  gapTexts: (gaps: readonly ImportGap[]) => string[],
): FileEntry & { notes: string[] } {
  const { line, title } = listed;
  if (!title) return { line, problem: `${kind === 'calendar' ? 'SUMMARY' : 'name'} is missing`, notes: [] };
  const event = listed.read();
  if (event.dates.length === 0) return { line, problem: `"${title}": ${gapTexts(event.gaps).join(' ')}`, notes: [] };
  const gaps: ImportGap[] = event.promoter
    ? [...event.gaps, { code: 'fields', params: { name: 'ORGANIZER', text: event.promoter } }]
    : [...event.gaps];
  return { line, event: toFileEvent(event, listed.uid), notes: gapTexts(gaps).map((note) => `"${title}": ${note}`) };
}

function toFileEvent(event: ImportedEvent, uid: string): FileEvent {
  const { title, summary, text, dates, location: place, price } = event;
  const key = uid || `${title}|${dates[0]?.date ?? ''}`;
  const id = `ical${hashOf(key).toString(36)}${hashOf(`${key}|`).toString(36)}`;
  const short = summary || shorten(text);
  return {
    id,
    title,
    ...(short && { shortdesc1: short }),
    ...(text && { longdesc1: htmlOfParagraphs(text) }),
    rubricNames: [...new Set(event.keywords)],
    looseRubrics: true,
    tags: [],
    priority: 0,
    status: event.status,
    appointments: dates.map((date, index) => toFileDate(date, `${id}a${index + 1}`)),
    ...byName(plainNames('flag'), () => false),
    free: event.free,
    accessFeatures: [],
    ...(typeof price.from === 'number' && {
      price: { from: price.from, ...(typeof price.to === 'number' && { to: price.to }), currency: 'EUR' },
    }),
    links: event.links.map(({ kind, url, text: gapTexts }) => ({
      kind,
      url,
      text: gapTexts || 'Mehr zur Veranstaltung',
    })),
    ticketAgencies: [],
    freeFields: [],
    ...(place.name && { location: toFilePlace(place) }),
  };
}

function shorten(text: string): string {
  const first = text.split('\n')[0]?.trim() ?? '';
  return first.length <= MAX_SHORT_LENGTH
    ? first
    : `${first.slice(0, first.lastIndexOf(' ', MAX_SHORT_LENGTH) || MAX_SHORT_LENGTH)} …`;
}

function toFileDate({ date, endDate, fullDay, times, additionalInfo, status }: SingleDate, id: string): FileDate {
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
const toFilePlace = ({ name, fullText, street, zipcode, url, position }: ImportedLocation): FilePlace => ({
  name,
  where: fullText,
  ...(street && { street }),
  ...(zipcode && { zip: zipcode }),
  ...(/^https?:\/\//i.test(url) && { url }),
  ...position,
});
