import { create, StructError } from 'superstruct';
import { byName } from '../../../src/lib/by-name';
import { accessFeaturesIn } from '../../../src/model/access-features';
import { plainNames } from '../../../src/model/records/plain-fields';
import type { Status } from '../store/event-input';
import { hashOf } from '../store/hash-of';
import { cleanHtml, toStorable } from './clean-text';
import { describeStructError } from './describe-struct-error';
import { type EventEntry, eventEntrySchema } from './entry-schema';
import type { FileDate, FileEntry, FileEvent, FilePlace } from './file-entry';
import { jsonEntries } from './json-entries';

/** Reads events in the shape of GET events/{id}; media are left out, because the file has only their addresses. */
export function readJson(content: string): FileEntry[] {
  return jsonEntries(content).map(({ line, value }) => {
    try {
      const entry = create(toStorable(value), eventEntrySchema);
      const problem = findProblem(entry);
      return problem ? { line, problem } : { line, event: toFileEvent(entry) };
    } catch (error) {
      if (!(error instanceof StructError)) throw error;
      return { line, problem: describeStructError(error) };
    }
  });
}

const appointmentsOf = (entry: EventEntry) => entry.appointments ?? (entry.appointment ? [entry.appointment] : []);

/** Returns problems that the shape cannot express. */
function findProblem(entry: EventEntry): string | undefined {
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
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

/** Returns the key of an event: its id, or one from stable fields, so that a second import finds it. */
function keyOf({ id, title, location }: EventEntry, firstDate: string): string {
  if (id) return id;
  const text = `${title}|${firstDate}|${location?.name ?? ''}`;
  return `x${hashOf(text).toString(36)}${hashOf(`${text}|`).toString(36)}`;
}

/**
 * Returns the status of the whole event: the call has that of the next date, which counts only if all dates have it.
 */
function commonStatus(entry: EventEntry): Status {
  const { status = 'scheduled' } = entry;
  return appointmentsOf(entry).every((date) => (date.status ?? status) === status) ? status : 'scheduled';
}

function toFileEvent(entry: EventEntry): FileEvent {
  const dates = appointmentsOf(entry);
  const key = keyOf(entry, dates[0]?.date ?? '');
  const { shortdesc1, shortdesc2, shortdesc3, longdesc1, longdesc2, longdesc3, newDate, newLocation, price } = entry;
  const status = commonStatus(entry);
  const cleanIfPresent = (html: string | undefined) => (html === undefined ? undefined : cleanHtml(html));
  return {
    ...withoutUndefined({ shortdesc1, shortdesc2, shortdesc3 }),
    ...byName(plainNames('flag'), (name) => entry[name] ?? false),
    ...withoutUndefined(byName(plainNames('text', 'address'), (name) => entry[name])),
    ...(status === 'scheduled' ? {} : withoutUndefined({ newDate, newLocation })),
    ...withoutUndefined({
      longdesc1: cleanIfPresent(longdesc1),
      longdesc2: cleanIfPresent(longdesc2),
      longdesc3: cleanIfPresent(longdesc3),
    }),
    ...(price ? { price: withoutUndefined(price) } : {}),
    id: key,
    title: entry.title.trim(),
    tags: [...new Set(entry.tags ?? [])],
    priority: entry.priority ?? 0,
    status,
    accessFeatures: accessFeaturesIn(entry.accessFeatures ?? []),
    links: entry.links ?? [],
    ticketAgencies: (entry.ticketAgencies ?? []).map(withoutUndefined),
    freeFields: entry.freeFields ?? [],
    appointments: dates.map((one, index) => toFileDate(one, `${key}a${index + 1}`)),
    rubricNames: [
      ...new Set([entry.rubric, ...(entry.rubrics ?? [])].flatMap((rubric) => (rubric ? [rubric.name] : []))),
    ],
    looseRubrics: false,
    ...(entry.location ? { location: toFilePlace(entry.location) } : {}),
    ...(entry.promoter ? { promoter: toFilePlace(entry.promoter) } : {}),
  };
}

function toFileDate({ newAddress, ...entry }: NonNullable<EventEntry['appointment']>, id: string): FileDate {
  return {
    ...withoutUndefined(entry),
    id,
    fullDay: entry.fullDay ?? false,
    status: entry.status ?? 'scheduled',
    ...(newAddress ? { newAddress: toFilePlace(newAddress) } : {}),
  };
}

function toFilePlace({
  community,
  extended_name,
  zipcode,
  name,
  street,
  phone,
  email,
  url,
}: NonNullable<EventEntry['location']>): FilePlace {
  const ids = withoutUndefined({ communityId: community?.community_id, districtId: community?.district_id });
  return {
    ...withoutUndefined({ name, street, phone, email, url }),
    ...withoutUndefined({ extendedName: extended_name, zip: zipcode }),
    ...ids,
  };
}
