import { withScheme } from '../../../src/lib/with-scheme';
import { accessFeaturesIn } from '../../../src/model/access-features';
import { type EventContent, TEXT_NAMES } from '../../../src/model/records/event-content';
import { type PlainContent, plainNames } from '../../../src/model/records/plain-fields';
import { publicDates } from '../../../src/model/records/public-dates';
import { publicFreeFields } from '../../../src/model/records/public-free-fields';
import type { RecordingRules } from '../clients/recording-rules';
import { columnOf } from '../schema/column-of';

/** A row of appointments. */
export type AppointmentRow = {
  id: string;
  date: string;
  end_date: string;
  time_from: string | null;
  time_until: string | null;
  full_day: boolean;
  info: string | null;
  status: string;
  new_date: string | null;
  new_location: string | null;
};

/** Returns the public columns of an event that can be published. */
export const publicEventColumns = (content: EventContent, rules: RecordingRules): Record<string, unknown> => ({
  ...Object.fromEntries(TEXT_NAMES.filter((name) => name !== 'title').map((name) => [name, content[name] || null])),
  english: englishOf(content.en),
  status: content.status,
  new_date: content.newDate || null,
  new_location: content.newLocation || null,
  priority: content.priority ?? 0,
  location_id: content.location ?? null,
  promoter_id: content.promoter ?? null,
  tags: [...content.tags],
  access_features: accessFeaturesIn(content.accessFeatures),
  ...plainColumns(content),
  links: JSON.stringify(content.links.map(({ kind, url, text }) => ({ kind, url: withScheme(url), text }))),
  ticket_agencies: JSON.stringify(rules.eventRecording.showTicketTab ? ticketAgencies(content) : []),
  price: priceOf(content.price),
  free_fields: JSON.stringify(publicFreeFields(content.freeFields, rules)),
});

const plainColumns = (content: PlainContent): Record<string, string | boolean | null> =>
  Object.fromEntries([
    ...plainNames('flag').map((name) => [columnOf(name), content[name]]),
    ...plainNames('text').map((name) => [columnOf(name), content[name] || null]),
    ...plainNames('address').map((name) => [columnOf(name), withScheme(content[name]) || null]),
  ]);

/** Returns the English texts as JSON once they are ready; null before. */
export function englishOf({ isReady, ...texts }: EventContent['en']): string | null {
  return isReady ? JSON.stringify(withoutEmpty(texts)) : null;
}

const withoutEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

const ticketAgencies = ({ ticketAgencies: offices }: EventContent) =>
  offices.map(({ id: _, ...office }) => withoutEmpty(office));

function priceOf({ text, from, to }: EventContent['price']): string | null {
  if (text === '' && from === undefined && to === undefined) return null;
  return JSON.stringify({ ...withoutEmpty({ text }), from, to, currency: 'EUR' });
}

/** Returns every time of every date as a row of appointments. */
export const appointmentRows = (eventId: string, content: EventContent): AppointmentRow[] =>
  publicDates(eventId, content).map(({ id, date, endDate, from, until, fullDay, additionalInfo, ...statusChange }) => ({
    ...{ id, date, end_date: endDate, full_day: fullDay, status: statusChange.status },
    time_from: fullDay ? null : from,
    time_until: until || null,
    info: additionalInfo || null,
    new_date: statusChange.newDate || null,
    new_location: statusChange.newLocation || null,
  }));
