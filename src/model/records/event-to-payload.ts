import type { RowId } from '../../lib/value-at';
import type { EventPayload, RECORDED_STATES } from '../payloads/event-payload';
import type { EventDate, Series } from '../series/series';
import type { TypedNumber } from '../series/series-rule';
import type { EventContent } from './event-content';

/** Returns the payload of POST my/events and PUT my/events/{id}. Rows with an id of the form are sent without it. */
export const eventPayload = (content: EventContent, state: (typeof RECORDED_STATES)[number]): EventPayload => ({
  ...content,
  state,
  priority: numberOf(content.priority),
  relation: content.relation ?? null,
  location: content.location ?? null,
  promoter: content.promoter ?? null,
  rubrics: [...content.rubrics],
  tags: [...content.tags],
  accessFeatures: [...content.accessFeatures],
  dates: content.dates.map((date) => ({ ...rowPayload(date), ...datePayload(date) })),
  series: content.series.map((series) => ({ ...rowPayload(series), ...seriesPayload(series) })),
  publicationDates: content.publicationDates.map((one) => ({ ...rowPayload(one), date: one.date })),
  links: content.links.map(({ id, ...link }) => ({ ...rowPayload({ id }), ...link })),
  ticketAgencies: content.ticketAgencies.map(({ id, ...agency }) => ({ ...rowPayload({ id }), ...agency })),
  freeFields: [...content.freeFields],
  price: { text: content.price.text, from: numberOf(content.price.from), to: numberOf(content.price.to) },
  media: [...content.media],
});

/** Returns a number, or null for an unreadable one, which the rules have reported. */
const numberOf = (value: TypedNumber): number | null => (typeof value === 'number' ? value : null);

/** Returns the server's id of a row; a row with an id of the form has none. */
export const rowPayload = ({ id }: { id: RowId }) => (typeof id === 'number' ? { id } : {});

const timesPayload = (times: EventDate['times']) =>
  times.map(({ id, from, until }) => ({ ...rowPayload({ id }), from, until }));

const datePayload = ({ date, endDate, fullDay, times, additionalInfo, status, newDate, newLocation }: EventDate) => ({
  ...{ date, endDate, fullDay, times: timesPayload(times) },
  ...{ additionalInfo, status, newDate, newLocation },
});

const seriesPayload = ({ id: _, ...series }: Series) => ({
  ...series,
  times: timesPayload(series.times),
  interval: numberOf(series.interval),
  weekdays: [...series.weekdays],
  count: numberOf(series.count),
  holidays: series.holidays || null,
  struck: [...series.struck],
  changed: series.changed.map((one) => ({ ...datePayload(one), day: one.day })),
});
