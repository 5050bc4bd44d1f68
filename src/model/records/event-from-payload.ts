import { byName } from '../../lib/by-name';
import type { RowId } from '../../lib/value-at';
import type { DatePayload, EventPayload, SeriesPayload } from '../payloads/event-payload';
import type { DayContent, EventDate, Series } from '../series/series';
import { type EventContent, type EventTexts, TEXT_NAMES } from './event-content';
import { plainContentOf } from './plain-fields';

type Line = string | null | undefined;
type Row = { id?: number | null | undefined };

const textOf = (sent: Line): string => sent?.trim() ?? '';
/** The payload of an event, or the part that articles share, partly readable: see http/body of the server. */
type Sent = { [Key in keyof EventPayload]?: EventPayload[Key] | undefined };

/**
 * Returns the content of an event's payload, trimmed; missing values are empty.
 *
 * @param newId returns an id for each row without one
 */
export function contentOf(sent: Sent, newId: () => RowId): EventContent {
  const rowOf = ({ id }: Row): { id: RowId } => ({ id: id ?? newId() });
  return {
    ...textsOf(sent),
    en: { ...textsOf(sent.en ?? {}), isReady: sent.en?.isReady ?? false },
    rubrics: sent.rubrics ?? [],
    tags: (sent.tags ?? []).map(textOf),
    priority: sent.priority ?? undefined,
    relation: sent.relation ?? undefined,
    location: sent.location ?? undefined,
    promoter: sent.promoter ?? undefined,
    dates: (sent.dates ?? []).map((date) => ({ ...rowOf(date), ...dateOf(date, newId) })),
    series: (sent.series ?? []).map((series) => ({ ...rowOf(series), ...seriesOf(series, newId) })),
    ...newsOf(sent),
    publicationDates: (sent.publicationDates ?? []).map((one) => ({ ...rowOf(one), date: textOf(one.date) })),
    links: (sent.links ?? []).map((link) => ({
      ...rowOf(link),
      kind: link.kind,
      url: textOf(link.url),
      text: textOf(link.text),
    })),
    ticketAgencies: (sent.ticketAgencies ?? []).map((agency) => ({
      ...rowOf(agency),
      ...linesOf(agency, ['name', 'url', 'phone', 'street', 'zipcode', 'city']),
    })),
    freeFields: (sent.freeFields ?? []).map(({ name, value }) => ({
      name: name.trim(),
      value: typeof value === 'string' ? value.trim() : value,
    })),
    price: { text: textOf(sent.price?.text), from: sent.price?.from ?? undefined, to: sent.price?.to ?? undefined },
    accessFeatures: sent.accessFeatures ?? [],
    ...plainContentOf(sent),
    media: (sent.media ?? []).map(textOf),
  };
}

/** Returns the content of an empty event. */
export const emptyContent = (): EventContent =>
  contentOf({}, () => {
    throw new Error('An empty event has no rows.');
  });

const linesOf = <Name extends string>(sent: { [Key in Name]?: Line }, names: readonly Name[]) =>
  byName(names, (name) => textOf(sent[name]));

const textsOf = (sent: { [Key in keyof EventTexts]?: Line }): EventTexts => linesOf(sent, TEXT_NAMES);

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
