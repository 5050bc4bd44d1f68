import { plainText } from '../../../../src/lib/plain-text';
import { type DateChange, mergeDateChanges } from '../../../../src/model/effective-date';
import {
  type ArticleContent,
  type EventContent,
  type EventTexts,
  TEXT_NAMES,
} from '../../../../src/model/records/event-content';
import { eventDates } from '../../../../src/model/rules/appointment-problems';
import type { EventDate } from '../../../../src/model/series/series';
import { accessLabels } from '../../events/access-words';
import { fieldLabels, type LabelledField } from '../../events/field-words';
import type { ReviewedContent } from '../../reviews/review-types';

/** The names of an event's or article's references, by ids. */
export type RecordNames = {
  rubrics: ReadonlyMap<number, string>;
  addresses: ReadonlyMap<number, string>;
  events: ReadonlyMap<string, string>;
};

/** The content of a field: as words of a text, or as lines. */
export type FieldContent = { name: LabelledField; kind: 'words' | 'lines'; parts: string[] };

/**
 * Returns the content of an event or an article, field by field; empty fields have no parts. Pictures are shown
 * separately.
 */
export const eventFactsOf = (content: ReviewedContent, names: RecordNames): FieldContent[] =>
  (Object.keys(fieldLabels) as LabelledField[])
    .filter((name) => name !== 'media' && name in content)
    // The cast is safe: only fields of this record are used.
    .map((name) => ({ name, ...partsOf(name, content as EventContent & ArticleContent, names) }));

const toWords = (text: string): Omit<FieldContent, 'name'> => ({
  kind: 'words',
  parts: text.split(/\s+/).filter(Boolean),
});
const toLines = (texts: readonly string[]): Omit<FieldContent, 'name'> => ({
  kind: 'lines',
  parts: texts.filter(Boolean),
});
const yesOrNothing = (isTrue: boolean) => toWords(isTrue ? 'ja' : '');

function partsOf(
  name: LabelledField,
  content: EventContent & ArticleContent,
  names: RecordNames,
): Omit<FieldContent, 'name'> {
  switch (name) {
    case 'rubrics':
      return toLines(content.rubrics.map((id) => names.rubrics.get(id) ?? `Rubrik ${id}, die es nicht mehr gibt`));
    case 'location':
    case 'promoter':
      return toWords(addressName(content[name], names));
    case 'dates':
      return toLines(eventDates(content).map((date) => dateLine(date, content)));
    case 'eventDate':
      return toWords(eventDayLabel(content.eventDate));
    case 'events':
      return toLines(content.events.map((id) => names.events.get(id) ?? 'Eine Veranstaltung, die es nicht mehr gibt'));
    case 'status':
      return toWords(statusLine(content));
    case 'longdesc1':
    case 'longdesc2':
    case 'longdesc3':
      return toWords(plainText(content[name]));
    case 'price':
      return toWords(priceLine(content.price));
    case 'links':
      return toLines(content.links.map(({ url, text }) => (text ? `${text}: ${url}` : url)));
    case 'ticketAgencies':
      return toLines(
        content.ticketAgencies.map(({ id: _, ...office }) => Object.values(office).filter(Boolean).join(', ')),
      );
    case 'freeFields':
      return toLines(content.freeFields.map(({ name: field, value }) => `${field}: ${valueText(value)}`));
    case 'publicationDates':
      return toLines(content.publicationDates.map(({ date }) => eventDayLabel(date)));
    case 'tags':
      return toLines(content.tags);
    case 'en':
      return toLines(englishLines(content.en));
    case 'accessFeatures':
      return toLines(content.accessFeatures.map((feature) => accessLabels[feature].de));
    case 'media':
      return toLines([]);
    default: {
      const value = content[name] ?? '';
      return typeof value === 'boolean' ? yesOrNothing(value) : toWords(String(value));
    }
  }
}

const addressName = (id: number | undefined, { addresses }: RecordNames) =>
  id === undefined ? '' : (addresses.get(id) ?? 'Eine Adresse, die es nicht mehr gibt');

const dayFormat = new Intl.DateTimeFormat('de-DE', {
  ...{ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
});
/** Formats a day; an invalid one stays as typed. */
export const eventDayLabel = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? dayFormat.format(new Date(`${day}T00:00Z`)) : day;

function dateLine(
  { date, endDate, fullDay, times, additionalInfo, ...statusChange }: EventDate,
  eventStatus: DateChange,
): string {
  const day =
    endDate && endDate !== date ? `${eventDayLabel(date)} bis ${eventDayLabel(endDate)}` : eventDayLabel(date);
  const clock = fullDay
    ? 'ganztägig'
    : times.map(({ from, until }) => `${until ? `${from}–${until}` : from} Uhr`).join(' und ');
  const isOverruled =
    statusChange.status !== 'scheduled' && mergeDateChanges(eventStatus, statusChange).status !== statusChange.status;
  const status = isOverruled
    ? `${statusLine(statusChange)} (zählt nicht: ganze Veranstaltung ${STATUS_LABELS[eventStatus.status]})`
    : statusLine(statusChange);
  return [day, clock, additionalInfo, status].filter(Boolean).join(', ');
}

const STATUS_LABELS: Readonly<Record<EventContent['status'], string>> = {
  scheduled: '',
  cancelled: 'abgesagt',
  postponed: 'verschoben',
  moved: 'verlegt',
  soldOut: 'ausverkauft',
};

const statusLine = ({ status, newDate, newLocation }: Pick<EventContent, 'status' | 'newDate' | 'newLocation'>) =>
  [STATUS_LABELS[status], newDate && `auf ${eventDayLabel(newDate)}`, newLocation && `nach ${newLocation}`]
    .filter(Boolean)
    .join(' ');

const moneyFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const euros = (cents: EventContent['price']['from']) =>
  typeof cents === 'number' ? moneyFormat.format(cents / 100) : '';

function priceLine({ text, from, to }: EventContent['price']): string {
  const [minPrice, maxPrice] = [euros(from), euros(to)];
  const amount =
    minPrice && maxPrice && minPrice !== maxPrice
      ? `${minPrice} bis ${maxPrice}`
      : minPrice || (maxPrice && `bis ${maxPrice}`);
  return [amount, text].filter(Boolean).join(', ');
}

const valueText = (value: string | number | boolean) =>
  typeof value === 'boolean' ? (value ? 'ja' : 'nein') : plainText(String(value));

const englishLines = ({ isReady, ...texts }: EventTexts & { isReady: boolean }) => {
  const filled = TEXT_NAMES.map((name) => plainText(texts[name])).filter(Boolean);
  return filled.length === 0 ? [] : [isReady ? 'fertig' : 'noch nicht fertig', ...filled];
};
