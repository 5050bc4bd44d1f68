import { array, type Infer, string, type, unknown } from 'superstruct';
import { byName } from '../../lib/by-name';
import { maybe } from '../../lib/parse';
import { safeHref } from '../../lib/urls';
import { withScheme } from '../../lib/with-scheme';
import type { DateChange } from '../effective-date';
import { type PlainDetail, plainNames } from '../records/plain-fields';
import { type Address, toAddress } from './address';
import { type Appointment, AppointmentAnswer, toAppointment } from './appointment';
import { EventFields, type EventRow, toDateChange, toSharedEventFields, withDateChange } from './event-row';
import { FreeFieldsAnswer, type FreeFieldText, toFreeFieldTexts } from './free-field-text';
import { parseShown, withNumberIds } from './lenient';
import { type Picture, readPicture } from './picture';
import { readable } from './read-list';
import { type Rubric, RubricAnswer } from './rubric';

/** The kinds of an event's links, by target. */
export const LINK_KINDS = ['ticket', 'location', 'promoter', 'event', 'artist'] as const;

const AgencyAnswer = type({
  name: string(),
  url: maybe(string()),
  phone: maybe(string()),
  street: maybe(string()),
  zipcode: maybe(string()),
  city: maybe(string()),
});

const Texts = {
  shortdesc1: maybe(string()),
  shortdesc2: maybe(string()),
  shortdesc3: maybe(string()),
  longdesc1: maybe(string()),
  longdesc2: maybe(string()),
  longdesc3: maybe(string()),
};

const EventDetailAnswer = type({
  ...EventFields,
  ...Texts,
  en: maybe(type(Texts)),
  rubrics: array(RubricAnswer),
  appointments: array(type({ ...AppointmentAnswer.schema, newAddress: maybe(unknown()) })),
  location: maybe(unknown()),
  promoter: maybe(unknown()),
  links: maybe(array(type({ kind: string(), url: string(), text: string() }))),
  ticketAgencies: maybe(array(AgencyAnswer)),
  media: maybe(array(unknown())),
  freeFields: maybe(FreeFieldsAnswer),
  accessFeatures: maybe(array(string())),
  ...byName(plainNames('text', 'address'), () => maybe(string())),
});

type Raw = Infer<typeof EventDetailAnswer>;

/** The kind of an event's link. */
export type LinkKind = (typeof LINK_KINDS)[number];

/** A ticket agency. */
export type TicketAgency = {
  name: string;
  url: string | undefined;
  phone?: string | null | undefined;
  street?: string | null | undefined;
  /** With its postcode; '' if both are missing. */
  city: string;
};

/** The descriptions of an event in one language, in the order 1 to 3; absent texts are ''. */
export type EventDescriptions = {
  /** Plain text. */
  short: [string, string, string];
  /** HTML that must be sanitised before display. */
  long: [string, string, string];
};

/** All public content of one event (spec section 3, "Event"). */
export type EventDetail = Omit<
  EventRow,
  'rubric' | 'appointment' | 'appointmentCount' | 'lastDate' | 'location' | 'picture' | 'distanceMetres'
> & {
  /** The changes of the whole event; each appointment has its own. */
  dateChange: DateChange;
  /** The first is the main one. */
  rubrics: Rubric[];
  /** By date, past ones included. */
  appointments: Appointment[];
  descriptions: EventDescriptions;
  /** The English descriptions. */
  englishDescriptions: EventDescriptions;
  location?: Address;
  promoter?: Address;
  /** Only links with a safe address. */
  links: { kind: LinkKind; url: string; text: string }[];
  ticketAgencies: TicketAgency[];
  pictures: Picture[];
  freeFields: FreeFieldText[];
  /** Values of model/access-features; a server may send others. */
  accessFeatures: string[];
} & PlainDetail;

const toDescriptions = (texts: Pick<Raw, keyof typeof Texts>): EventDescriptions => ({
  short: [texts.shortdesc1 ?? '', texts.shortdesc2 ?? '', texts.shortdesc3 ?? ''],
  long: [texts.longdesc1 ?? '', texts.longdesc2 ?? '', texts.longdesc3 ?? ''],
});

const safeUrl = (url: string | null | undefined) => (url ? safeHref(withScheme(url)) : undefined);

const toLinks = (links: Raw['links']) =>
  (links ?? []).flatMap(({ kind, url, text }) => {
    const href = safeUrl(url);
    return href
      ? [{ kind: LINK_KINDS.find((linkKind) => linkKind === kind) ?? 'event', url: href, text: text || href }]
      : [];
  });

const toAgency = ({ url, zipcode, city, ...agency }: Infer<typeof AgencyAnswer>): TicketAgency => ({
  ...agency,
  url: safeUrl(url),
  city: [zipcode, city].filter(Boolean).join(' '),
});

/** Reads an address; the event is shown without an unreadable one. */
function addressAs<Name extends string>(name: Name, answer: unknown): Partial<Record<Name, Address>> {
  const [address] = readable(answer ? [withNumberIds(answer)] : [], toAddress);
  return (address ? { [name]: address } : {}) as Partial<Record<Name, Address>>;
}

/**
 * Reads the appointments. The status of the event is that of its next date; it applies to all appointments if none has
 * the same status itself.
 */
function toAppointments(raw: Raw): Appointment[] {
  const appointments = raw.appointments.map(({ newAddress, ...appointment }) => ({
    ...toAppointment(appointment),
    ...addressAs('newAddress', newAddress),
  }));
  const dateChange = toDateChange(raw);
  const isForAll = appointments.every(({ status }) => status !== dateChange.status);
  return appointments.map((appointment) =>
    withDateChange(appointment, isForAll ? dateChange : { status: 'scheduled' }),
  );
}

/**
 * Reads a whole event. What cannot be read in it is left out with a warning.
 *
 * @throws {ShapeError} naming each required field that is absent or has a wrong type
 */
export function toEventDetail(answer: unknown): EventDetail {
  const raw = parseShown(answer, EventDetailAnswer, 'Event');
  return {
    ...toSharedEventFields(raw),
    rubrics: raw.rubrics,
    dateChange: toDateChange(raw),
    appointments: toAppointments(raw),
    descriptions: toDescriptions(raw),
    englishDescriptions: toDescriptions(raw.en ?? {}),
    ...addressAs('location', raw.location),
    ...addressAs('promoter', raw.promoter),
    links: toLinks(raw.links),
    ticketAgencies: (raw.ticketAgencies ?? []).map(toAgency),
    pictures: readable(raw.media ?? [], readPicture),
    freeFields: toFreeFieldTexts(raw.freeFields ?? []),
    accessFeatures: raw.accessFeatures ?? [],
    ...byName(plainNames('text'), (name) => raw[name] ?? ''),
    ...byName(plainNames('address'), (name) => safeUrl(raw[name])),
  };
}
