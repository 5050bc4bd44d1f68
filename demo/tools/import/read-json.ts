import { create, StructError } from 'superstruct';
import { byName } from '../../../src/lib/by-name';
import { accessFeaturesIn } from '../../../src/model/access-features';
import { plainNames } from '../../../src/model/records/plain-fields';
import type { Status } from '../store/event-input';
import { hashOf } from '../store/hash-of';
import { cleanHtml, storable } from './clean-text';
import { type Entry, entryShape } from './entry-shape';
import { jsonEntries } from './json-entries';
import type { ForeignDate, ForeignEvent, ForeignPlace, Reading } from './reading';
import { wordsFor } from './shape-words';

/** Reads events in the shape of GET events/{id}; media are left out, because the file has only their addresses. */
export function readJson(content: string): Reading[] {
  return jsonEntries(content).map(({ line, value }) => {
    try {
      const entry = create(storable(value), entryShape);
      const problem = problemOf(entry);
      return problem ? { line, problem } : { line, event: toForeignEvent(entry) };
    } catch (error) {
      if (!(error instanceof StructError)) throw error;
      return { line, problem: wordsFor(error) };
    }
  });
}

const appointmentsOf = (entry: Entry) => entry.appointments ?? (entry.appointment ? [entry.appointment] : []);

/** Returns problems that the shape cannot express. */
function problemOf(entry: Entry): string | undefined {
  const appointments = appointmentsOf(entry);
  const missing = [
    ...(entry.rubric || entry.rubrics?.length ? [] : ['rubric is missing']),
    ...(appointments.length > 0 ? [] : ['appointments are missing']),
  ];
  if (missing.length > 0) return missing.join(', ');
  for (const [index, { date, endDate, from, until }] of appointments.entries()) {
    if (endDate !== undefined && endDate < date) return `appointments.${index}.endDate lies before date`;
    const isOneDay = (endDate ?? date) === date;
    if (from && until && until <= from && isOneDay) return `appointments.${index}.until is not after from`;
  }
  return undefined;
}

/** Returns the object without undefined properties. */
const defined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

/** Returns the key of an event: its id, or one from stable fields, so that a second import finds it. */
function keyOf({ id, title, location }: Entry, firstDate: string): string {
  if (id) return id;
  const text = `${title}|${firstDate}|${location?.name ?? ''}`;
  return `x${hashOf(text).toString(36)}${hashOf(`${text}|`).toString(36)}`;
}

/**
 * Returns the status of the whole event: the call has that of the next date, which counts only if all dates have it.
 */
function wholeStatusOf(entry: Entry): Status {
  const { status = 'scheduled' } = entry;
  return appointmentsOf(entry).every((date) => (date.status ?? status) === status) ? status : 'scheduled';
}

function toForeignEvent(entry: Entry): ForeignEvent {
  const dates = appointmentsOf(entry);
  const key = keyOf(entry, dates[0]?.date ?? '');
  const { shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, newDate, newLocation, price } = entry;
  const status = wholeStatusOf(entry);
  const cleaned = (html: string | undefined) => (html === undefined ? undefined : cleanHtml(html));
  return {
    ...defined({ shortdesc1, shortdesc2, shortdesc3 }),
    ...byName(plainNames('flag'), (name) => entry[name] ?? false),
    ...defined(byName(plainNames('text', 'address'), (name) => entry[name])),
    ...(status === 'scheduled' ? {} : defined({ newDate, newLocation })),
    ...defined({ longdesc1: cleaned(longdesc1), longdesc2: cleaned(longdesc2), longdesc3: cleaned(longdesc3) }),
    ...(price ? { price: defined(price) } : {}),
    id: key,
    title: entry.title.trim(),
    tags: [...new Set(entry.tags ?? [])],
    priority: entry.priority ?? 0,
    status,
    accessFeatures: accessFeaturesIn(entry.accessFeatures ?? []),
    links: entry.links ?? [],
    ticketAgencies: (entry.ticketAgencies ?? []).map(defined),
    freeFields: entry.freeFields ?? [],
    appointments: dates.map((one, index) => toAppointment(one, `${key}a${index + 1}`)),
    rubricNames: [
      ...new Set([entry.rubric, ...(entry.rubrics ?? [])].flatMap((rubric) => (rubric ? [rubric.name] : []))),
    ],
    looseRubrics: false,
    ...(entry.location ? { location: toPlace(entry.location) } : {}),
    ...(entry.promoter ? { promoter: toPlace(entry.promoter) } : {}),
  };
}

function toAppointment({ newAddress, ...entry }: NonNullable<Entry['appointment']>, id: string): ForeignDate {
  return {
    ...defined(entry),
    id,
    fullDay: entry.fullDay ?? false,
    status: entry.status ?? 'scheduled',
    ...(newAddress ? { newAddress: toPlace(newAddress) } : {}),
  };
}

function toPlace({
  community,
  extended_name,
  zipcode,
  name,
  street,
  phone,
  email,
  url,
}: NonNullable<Entry['location']>): ForeignPlace {
  const ids = defined({ communityId: community?.community_id, districtId: community?.district_id });
  return {
    ...defined({ name, street, phone, email, url }),
    ...defined({ extendedName: extended_name, zip: zipcode }),
    ...ids,
  };
}
