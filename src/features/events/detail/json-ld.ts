import { addressLines, positionOf } from '../../../detail-parts/address-lines';
import { eventBreadcrumb } from '../../../detail-parts/json-ld/breadcrumb';
import type { VisibleTexts } from '../../../detail-parts/visible-texts';
import type { Translate } from '../../../i18n/translation';
import { berlinTime } from '../../../lib/berlin-time';
import { addDays } from '../../../lib/days';
import { plainText } from '../../../lib/plain-text';
import type { AccessFeature } from '../../../model/access-features';
import type { Address } from '../../../model/answers/address';
import type { Appointment, EventStatus } from '../../../model/answers/appointment';
import type { EventDetail } from '../../../model/answers/event-detail';
import { effectiveDateOf } from '../../../model/effective-date';
import { pictureUrl } from '../../../model/picture-url';
import { ACCESS_FEATURE_TEXTS } from './access-feature-texts';
import { groupAppointments } from './appointment-groups';
import { ticketLinks } from './link-groups';

/** The maximum number of dates. Search engines show the next ones only. */
const MAX_NODES = 20;
const MAX_DESCRIPTION_LENGTH = 1_000;
const PICTURE_WIDTH = 1280;

const SCHEMA = 'https://schema.org/';

type Node = Record<string, unknown>;

/** The source of an event's JSON-LD. */
export type JsonLdSource = {
  event: EventDetail;
  /** The base address of pictures. */
  host: string;
  /** The absolute address of the page that shows the event. */
  url: string;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** The texts that visitors see. */
  texts: VisibleTexts;
  _: Translate;
};

/**
 * Returns one schema.org Event per upcoming date, at most 20, or the last date of a past event, and the breadcrumbs.
 */
export function eventJsonLd(source: JsonLdSource): Node {
  const { upcoming, past } = groupAppointments(source.event.appointments, source.nowMs);
  const listed = upcoming.length > 0 ? upcoming.slice(0, MAX_NODES) : past.slice(0, 1);
  const shared = sharedNode(source);
  const nodes = listed.map((appointment) => ({
    ...shared,
    ...datesOf(appointment),
    // Past events have no tickets.
    ...(upcoming.length > 0 && offersOf(source.event, appointment)),
    ...locationOf(source, appointment),
  }));
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...eventBreadcrumb(source)] };
}

function sharedNode({ event, host, url, texts }: JsonLdSource): Node {
  const { promoter, pictures, isFree } = event;
  const html = [
    ...texts.short.map(({ children }) => escapeText(children)),
    ...texts.long.map(({ children }) => children),
  ];
  const description = plainText(html.join(' ')).slice(0, MAX_DESCRIPTION_LENGTH);
  return {
    '@type': 'Event',
    name: texts.title.children,
    url,
    eventAttendanceMode: `${SCHEMA}OfflineEventAttendanceMode`,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => pictureUrl(host, picture, PICTURE_WIDTH)) }),
    ...(promoter && { organizer: organizerNode(promoter) }),
    ...(isFree && { isAccessibleForFree: true }),
  };
}

/** Escapes '<' and '&' of plain text, since it stands beside HTML. */
const escapeText = (text: string) => text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);

const STATUS: Record<EventStatus, string> = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  moved: 'EventScheduled',
  soldOut: 'EventScheduled',
};

/** Formats day and time, or the day alone for an unknown time or a whole day. */
const formatMoment = (day: string, time: string | undefined) => (time ? berlinTime(day, time) : day);

function datesOf(appointment: Appointment): Node {
  const { status, from, until, fullDay } = appointment;
  const { now, isRescheduled } = effectiveDateOf(appointment);
  const { date: day, endDate } = now;
  const start = fullDay ? undefined : from;
  const isPastMidnight = start && until && until < start;
  const lastDay = endDate ?? (isPastMidnight ? addDays(day, 1) : day);
  const end = fullDay ? undefined : until;
  return {
    startDate: formatMoment(day, start),
    ...((end || lastDay > day) && { endDate: formatMoment(lastDay, end) }),
    ...(isRescheduled && { previousStartDate: formatMoment(appointment.date, start) }),
    eventStatus: SCHEMA + (isRescheduled ? 'EventRescheduled' : STATUS[status]),
  };
}

/** Features of the location itself. Features of the event alone have no property in schema.org. */
const AMENITIES = ['stepFree', 'accessibleToilet', 'inductionLoop'] as const satisfies readonly AccessFeature[];

const amenitiesOf = ({ event, _ }: JsonLdSource): Node[] =>
  AMENITIES.filter((feature) => event.accessFeatures.includes(feature)).map((feature) => ({
    '@type': 'LocationFeatureSpecification',
    name: _(ACCESS_FEATURE_TEXTS[feature].name),
    value: true,
  }));

function placeNode(address: Address, amenities: readonly Node[]): Node {
  const { name, extension, street } = addressLines(address);
  const { community, zipcode } = address;
  const position = positionOf(address);
  return {
    '@type': 'Place',
    name: [name || community.name, extension].filter(Boolean).join(', '),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(zipcode && { postalCode: zipcode }),
      addressLocality: community.name,
      ...(community.path.length > 1 && { addressRegion: community.path[0] }),
      addressCountry: 'DE',
    },
    ...(amenities.length > 0 && { amenityFeature: amenities }),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon } }),
  };
}

/** Returns the current location. For a moved date often only the name is present. */
function locationOf(source: JsonLdSource, appointment: Appointment): Node {
  const { location: plannedLocation } = source.event;
  const { now, isElsewhere } = effectiveDateOf(appointment);
  const { newAddress, newLocation } = now;
  const address = isElsewhere ? newAddress : plannedLocation;
  // Features of the planned location may not hold for the new one.
  if (address) return { location: placeNode(address, isElsewhere ? [] : amenitiesOf(source)) };
  // While the new location is open, the municipality of the planned one is the best guess.
  const name = isElsewhere ? (newLocation ?? plannedLocation?.community.name) : undefined;
  return name ? { location: { '@type': 'Place', name, address: name } } : {};
}

function organizerNode(promoter: Address): Node {
  const { name } = addressLines(promoter);
  return { '@type': 'Organization', name, ...(promoter.url && { url: promoter.url }) };
}

function offersOf({ price, isFree, links }: EventDetail, appointment: Appointment): Node {
  if (!effectiveDateOf(appointment).takesPlace) return {};
  const [ticket] = ticketLinks(links);
  const cents = isFree ? 0 : price?.from;
  const isSoldOut = appointment.status === 'soldOut';
  if (cents === undefined && !ticket && !isSoldOut) return {};
  return {
    offers: {
      '@type': 'Offer',
      ...(cents !== undefined && { price: (cents / 100).toFixed(2), priceCurrency: price?.currency ?? 'EUR' }),
      availability: SCHEMA + (isSoldOut ? 'SoldOut' : 'InStock'),
      ...(ticket && { url: ticket.url }),
    },
  };
}
