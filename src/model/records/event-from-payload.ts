import { byName } from '../../lib/by-name';
import type { RowId } from '../../lib/value-at';
import type { DatePayload, EventPayload, SeriesPayload } from '../payloads/event-payload';
import type { DayContent, EventDate, Series } from '../series/series';
import { type EventContent, type EventTexts, TEXT_NAMES } from './event-content';
import { plainContentOf } from './plain-fields';

type OptionalText = string | null | undefined;
type Row = { id?: number | null | undefined };

const textOf = (text: OptionalText): string => text?.trim() ?? '';
/** The payload of an event, or the part that articles share, partly readable: see http/body of the server. */
type PartialPayload = { [Key in keyof EventPayload]?: EventPayload[Key] | undefined };

/**
 * Returns the content of an event's payload, trimmed; missing values are empty.
 *
 * @param newId returns an id for each row without one
 */
export function contentOf(payload: PartialPayload, newId: () => RowId): EventContent {
  const rowOf = ({ id }: Row): { id: RowId } => ({ id: id ?? newId() });
  return {
    ...textsOf(payload),
    en: { ...textsOf(payload.en ?? {}), isReady: payload.en?.isReady ?? false },
    rubrics: payload.rubrics ?? [],
    tags: (payload.tags ?? []).map(textOf),
    priority: payload.priority ?? undefined,
    relation: payload.relation ?? undefined,
    location: payload.location ?? undefined,
    promoter: payload.promoter ?? undefined,
    dates: (payload.dates ?? []).map((date) => ({ ...rowOf(date), ...dateOf(date, newId) })),
    series: (payload.series ?? []).map((series) => ({ ...rowOf(series), ...seriesOf(series, newId) })),
    ...dateChangeOf(payload),
    publicationDates: (payload.publicationDates ?? []).map((one) => ({ ...rowOf(one), date: textOf(one.date) })),
    links: (payload.links ?? []).map((link) => ({
      ...rowOf(link),
      kind: link.kind,
      url: textOf(link.url),
      text: textOf(link.text),
    })),
    ticketAgencies: (payload.ticketAgencies ?? []).map((agency) => ({
      ...rowOf(agency),
      ...textsByName(agency, ['name', 'url', 'phone', 'street', 'zipcode', 'city']),
    })),
    freeFields: (payload.freeFields ?? []).map(({ name, value }) => ({
      name: name.trim(),
      value: typeof value === 'string' ? value.trim() : value,
    })),
    price: {
      text: textOf(payload.price?.text),
      from: payload.price?.from ?? undefined,
      to: payload.price?.to ?? undefined,
    },
    accessFeatures: payload.accessFeatures ?? [],
    ...plainContentOf(payload),
    media: (payload.media ?? []).map(textOf),
  };
}

/** Returns the content of an empty event. */
export const emptyContent = (): EventContent =>
  contentOf({}, () => {
    throw new Error('An empty event has no rows.');
  });

const textsByName = <Name extends string>(payload: { [Key in Name]?: OptionalText }, names: readonly Name[]) =>
  byName(names, (name) => textOf(payload[name]));

const textsOf = (payload: { [Key in keyof EventTexts]?: OptionalText }): EventTexts => textsByName(payload, TEXT_NAMES);

const dateChangeOf = ({ status, newDate, newLocation }: Pick<DatePayload, 'status' | 'newDate' | 'newLocation'>) => ({
  status: status ?? ('scheduled' as const),
  newDate: textOf(newDate),
  newLocation: textOf(newLocation),
});

type DayContentPayload = Pick<DatePayload, 'fullDay' | 'times' | 'additionalInfo'>;

const dayContentOf = ({ fullDay, times, additionalInfo }: DayContentPayload, newId: () => RowId): DayContent => ({
  fullDay: fullDay ?? false,
  times: (times ?? []).map(({ id, from, until }) => ({
    id: id ?? newId(),
    from: textOf(from),
    until: textOf(until),
  })),
  additionalInfo: textOf(additionalInfo),
});

const dateOf = (payload: Omit<DatePayload, 'id'>, newId: () => RowId): EventDate => ({
  ...dayContentOf(payload, newId),
  date: textOf(payload.date),
  endDate: textOf(payload.endDate),
  ...dateChangeOf(payload),
});

const seriesOf = (payload: SeriesPayload, newId: () => RowId): Omit<Series, 'id'> => ({
  ...dayContentOf(payload, newId),
  start: textOf(payload.start),
  every: payload.every ?? 'week',
  interval: payload.interval ?? 1,
  weekdays: payload.weekdays ?? [],
  monthDay: payload.monthDay ?? 1,
  nth: payload.nth ?? 1,
  weekday: payload.weekday ?? 1,
  end: textOf(payload.end),
  count: payload.count ?? undefined,
  holidays: payload.holidays ?? '',
  withRegionalHolidays: payload.withRegionalHolidays ?? false,
  struck: (payload.struck ?? []).map(textOf),
  changed: (payload.changed ?? []).map((one) => ({ ...dateOf(one, newId), day: textOf(one.day) })),
});
