import { array, define, type Infer, number, string, type, unknown } from 'superstruct';
import { isCurrency } from '../../i18n/formats';
import { byName } from '../../lib/by-name';
import { maybe, parse } from '../../lib/parse';
import { type DateChange, mergeDateChanges } from '../effective-date';
import { LIST_FLAGS, type ListFlags, toListFlags } from '../records/plain-fields';
import { type Appointment, AppointmentAnswer, StatusAnswer, toAppointment, toStatus } from './appointment';
import { type Community, toCommunity } from './community';
import { DayAnswer, FlagAnswer, IdAnswer, withNumberIds } from './lenient';
import { type Picture, readPicture } from './picture';
import { readable } from './read-list';
import { type Rubric, RubricAnswer } from './rubric';

const CurrencyAnswer = define<string>('currency', isCurrency);

/** Shapes of the fields that a row of the list and the whole event share. */
export const EventFields = {
  id: IdAnswer,
  title: string(),
  title_en: maybe(string()),
  shortdesc1: maybe(string()),
  tags: maybe(array(string())),
  status: maybe(StatusAnswer),
  newDate: maybe(DayAnswer),
  newLocation: maybe(string()),
  ...byName(LIST_FLAGS, () => maybe(FlagAnswer)),
  isNew: maybe(FlagAnswer),
  price: maybe(
    type({ text: maybe(string()), from: maybe(number()), to: maybe(number()), currency: maybe(CurrencyAnswer) }),
  ),
};

const EventRowAnswer = type({
  ...EventFields,
  rubric: RubricAnswer,
  appointment: AppointmentAnswer,
  appointmentCount: maybe(number()),
  lastDate: maybe(DayAnswer),
  location: maybe(type({ name: string(), community: unknown() })),
  image: maybe(unknown()),
  distance: maybe(number()),
});

/** The price of an event, amounts in cents. */
export type Price = { text: string; from?: number; to?: number; currency: string };

/** An event in a list, with its next appointment. */
export type EventRow = ListFlags & {
  id: string;
  title: string;
  /** The English title, if there is one. */
  title_en?: string;
  shortDescription: string;
  rubric: Rubric;
  tags: string[];
  appointment: Appointment;
  /** Number of coming appointments that take place, this one included. */
  appointmentCount: number;
  lastDate: string;
  isNew: boolean;
  price?: Price;
  location?: { name: string; community: Community };
  picture?: Picture;
  distanceMetres?: number;
};

type SharedRaw = Pick<Infer<typeof EventRowAnswer>, keyof typeof EventFields>;

const toPrice = ({ text, from, to, currency }: NonNullable<SharedRaw['price']>): Price => ({
  text: text ?? '',
  ...(from != null && { from }),
  ...(to != null && { to }),
  currency: currency ?? 'EUR',
});

/** Converts the shared fields to the names of this client. */
export const toSharedEventFields = (raw: SharedRaw) => ({
  id: raw.id,
  title: raw.title,
  ...(raw.title_en && { title_en: raw.title_en }),
  shortDescription: raw.shortdesc1 ?? '',
  tags: raw.tags ?? [],
  ...toListFlags((flag) => raw[flag] ?? false),
  isNew: raw.isNew ?? false,
  ...(raw.price && { price: toPrice(raw.price) }),
});

/** Returns the changes that an answer reports for its date, or for all dates. */
export const toDateChange = ({ status, newDate, newLocation }: SharedRaw): DateChange => ({
  status: toStatus(status),
  ...(newDate && { newDate }),
  ...(newLocation && { newLocation }),
});

/** Returns the appointment with the changes of its whole event. */
export function withDateChange(appointment: Appointment, change: DateChange): Appointment {
  const { status: _, newDate: __, newLocation: ___, ...planned } = appointment;
  return { ...planned, ...mergeDateChanges(change, appointment) };
}

/** Reads the picture of a row; the event is shown without an unreadable one. */
function firstPicture(image: unknown): { picture?: Picture } {
  const [picture] = readable(image ? [image] : [], readPicture);
  return picture ? { picture } : {};
}

/** Reads a row of a list of events. @throws {ShapeError} naming each field that is absent or has a wrong type */
export function toEventRow(answer: unknown): EventRow {
  const raw = parse(answer, EventRowAnswer, 'Event');
  const appointment = withDateChange(toAppointment(raw.appointment), toDateChange(raw));
  return {
    ...toSharedEventFields(raw),
    rubric: raw.rubric,
    appointment,
    appointmentCount: raw.appointmentCount ?? 1,
    lastDate: raw.lastDate ?? appointment.endDate ?? appointment.date,
    ...(raw.location && {
      location: { name: raw.location.name, community: toCommunity(withNumberIds(raw.location.community)) },
    }),
    ...firstPicture(raw.image),
    ...(raw.distance != null && { distanceMetres: raw.distance }),
  };
}
