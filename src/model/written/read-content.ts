import type { RowId } from '../../lib/value-at';
import type { ArticlePayload } from '../payloads/article-payload';
import type { DatePayload, EventPayload, SeriesPayload } from '../payloads/event-payload';
import type { DayContent, EventDate, Series } from '../series/series';
import {
  type ArticleContent,
  type EventContent,
  type EventTexts,
  TEXT_NAMES,
  type WrittenContent,
} from './event-content';

type Line = string | null | undefined;
type Row = { id?: number | null | undefined };

const textOf = (sent: Line): string => sent?.trim() ?? '';
/** A payload as far as it could be read: see http/body of the server. */
type Sent<Payload> = { [Key in keyof Payload]?: Payload[Key] | undefined };
/** Gives an id to a row that has none. */
type NewId = () => RowId;

const rowOf = ({ id }: Row, newId: NewId): { id: RowId } => ({ id: id ?? newId() });

/** What was sent of an event and of an article alike, trimmed; what is missing is empty. */
const writtenOf = (sent: Sent<EventPayload> | Sent<ArticlePayload>, newId: NewId): WrittenContent => ({
  ...textsOf(sent),
  en: { ...textsOf(sent.en ?? {}), isReady: sent.en?.isReady ?? false },
  tags: (sent.tags ?? []).map(textOf),
  relation: sent.relation ?? undefined,
  location: sent.location ?? undefined,
  promoter: sent.promoter ?? undefined,
  publicationDates: (sent.publicationDates ?? []).map((one) => ({ ...rowOf(one, newId), date: textOf(one.date) })),
  freeFields: (sent.freeFields ?? []).map(({ name, value }) => ({
    name: name.trim(),
    value: typeof value === 'string' ? value.trim() : value,
  })),
  media: (sent.media ?? []).map(textOf),
});

/** The content of an article as it was sent, trimmed; what is missing is empty. @param newId for rows that have none */
export const articleContentOf = (sent: Sent<ArticlePayload>, newId: NewId): ArticleContent => ({
  ...writtenOf(sent, newId),
  eventDate: textOf(sent.eventDate),
  events: (sent.events ?? []).map(textOf),
});

/**
 * The content of an event as it was sent, trimmed; what is missing is empty.
 *
 * @param newId gives an id to each row that has none
 */
export function contentOf(sent: Sent<EventPayload>, newId: NewId): EventContent {
  return {
    ...writtenOf(sent, newId),
    rubrics: sent.rubrics ?? [],
    priority: sent.priority ?? undefined,
    dates: (sent.dates ?? []).map((date) => ({ ...rowOf(date, newId), ...dateOf(date, newId) })),
    series: (sent.series ?? []).map((series) => ({ ...rowOf(series, newId), ...seriesOf(series, newId) })),
    ...newsOf(sent),
    links: (sent.links ?? []).map((link) => ({
      ...rowOf(link, newId),
      kind: link.kind,
      url: textOf(link.url),
      text: textOf(link.text),
    })),
    ticketAgencies: (sent.ticketAgencies ?? []).map((agency) => ({
      ...rowOf(agency, newId),
      name: textOf(agency.name),
      url: textOf(agency.url),
      phone: textOf(agency.phone),
      street: textOf(agency.street),
      zipcode: textOf(agency.zipcode),
      city: textOf(agency.city),
    })),
    price: { text: textOf(sent.price?.text), from: sent.price?.from ?? undefined, to: sent.price?.to ?? undefined },
    free: sent.free ?? false,
    children: sent.children ?? false,
    barrierFree: sent.barrierFree ?? false,
    accessibility: textOf(sent.accessibility),
  };
}

const noRow = (): never => {
  throw new Error('What is empty has no rows.');
};

/** An event of which nothing is written yet. */
export const emptyContent = (): EventContent => contentOf({}, noRow);

/** An article of which nothing is written yet. */
export const emptyArticle = (): ArticleContent => articleContentOf({}, noRow);

const textsOf = (sent: Partial<Record<keyof EventTexts, Line>>) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, textOf(sent[name])])) as EventTexts;

const newsOf = ({ status, newDate, newLocation }: Pick<DatePayload, 'status' | 'newDate' | 'newLocation'>) => ({
  status: status ?? ('scheduled' as const),
  newDate: textOf(newDate),
  newLocation: textOf(newLocation),
});

type SentContent = Pick<DatePayload, 'fullDay' | 'times' | 'additionalInfo'>;

const dayContentOf = ({ fullDay, times, additionalInfo }: SentContent, newId: () => RowId): DayContent => ({
  fullDay: fullDay ?? false,
  times: (times ?? []).map(({ id, from, until }) => ({
    id: id ?? newId(),
    from: textOf(from),
    until: textOf(until),
  })),
  additionalInfo: textOf(additionalInfo),
});

const dateOf = (sent: Omit<DatePayload, 'id'>, newId: () => RowId): EventDate => ({
  ...dayContentOf(sent, newId),
  date: textOf(sent.date),
  endDate: textOf(sent.endDate),
  ...newsOf(sent),
});

const seriesOf = (sent: SeriesPayload, newId: () => RowId): Omit<Series, 'id'> => ({
  ...dayContentOf(sent, newId),
  start: textOf(sent.start),
  every: sent.every ?? 'week',
  interval: sent.interval ?? 1,
  weekdays: sent.weekdays ?? [],
  monthDay: sent.monthDay ?? 1,
  nth: sent.nth ?? 1,
  weekday: sent.weekday ?? 1,
  end: textOf(sent.end),
  count: sent.count ?? undefined,
  holidays: sent.holidays ?? '',
  withRegionalHolidays: sent.withRegionalHolidays ?? false,
  struck: (sent.struck ?? []).map(textOf),
  changed: (sent.changed ?? []).map((one) => ({ ...dateOf(one, newId), day: textOf(one.day) })),
});
