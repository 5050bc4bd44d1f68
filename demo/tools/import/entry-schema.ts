import { array, boolean, define, enums, type Infer, integer, optional, refine, string, type } from 'superstruct';
import { byName } from '../../../src/lib/by-name';
import { ACCESS_FEATURES } from '../../../src/model/access-features';
import { plainNames, SINGLE_VALUE_FIELDS } from '../../../src/model/records/plain-fields';
import { isDay } from '../../server/platform/berlin-day';

const INT4 = 2_147_483_647;
const textUpTo = (maxLength: number) =>
  refine(string(), `text of at most ${maxLength} characters`, (value) => value.length <= maxLength);
const nonEmptyText = refine(string(), 'text', (value) => value.trim() !== '');
const daySchema = define<string>('date YYYY-MM-DD', (value) => typeof value === 'string' && isDay(value));
const timeSchema = define<string>(
  'time HH:mm',
  (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
);
const webAddress = define<string>(
  'web address',
  (value) => typeof value === 'string' && /^https?:\/\/[^\s"<>]+$/i.test(value),
);
const int4 = refine(integer(), 'whole number', (value) => Math.abs(value) <= INT4);
const statusSchema = enums(['scheduled', 'cancelled', 'postponed', 'moved', 'soldOut']);

const placeSchema = type({
  name: nonEmptyText,
  extended_name: optional(string()),
  zipcode: optional(string()),
  street: optional(string()),
  phone: optional(string()),
  email: optional(string()),
  url: optional(string()),
  community: optional(type({ community_id: int4, district_id: optional(int4) })),
});
const appointmentSchema = type({
  date: daySchema,
  endDate: optional(daySchema),
  from: optional(timeSchema),
  until: optional(timeSchema),
  fullDay: optional(boolean()),
  additionalInfo: optional(textUpTo(2000)),
  status: optional(statusSchema),
  newDate: optional(daySchema),
  newLocation: optional(textUpTo(500)),
  newAddress: optional(placeSchema),
});
const rubricSchema = type({ name: nonEmptyText });
/** The shape of an event, as GET events/{id} answers it; only fields that an import needs are required. */
export const eventEntrySchema = type({
  id: optional(refine(string(), 'id of at most 100 characters', (value) => /^\S{1,100}$/.test(value))),
  title: refine(nonEmptyText, 'title of at most 500 characters', (value) => value.length <= 500),
  shortdesc1: optional(textUpTo(5000)),
  shortdesc2: optional(textUpTo(5000)),
  shortdesc3: optional(textUpTo(5000)),
  longdesc1: optional(textUpTo(100_000)),
  longdesc2: optional(textUpTo(100_000)),
  longdesc3: optional(textUpTo(100_000)),
  rubric: optional(rubricSchema),
  rubrics: optional(array(rubricSchema)),
  tags: optional(array(nonEmptyText)),
  priority: optional(int4),
  status: optional(statusSchema),
  newDate: optional(daySchema),
  newLocation: optional(textUpTo(500)),
  appointment: optional(appointmentSchema),
  appointments: optional(array(appointmentSchema)),
  location: optional(placeSchema),
  promoter: optional(placeSchema),
  accessFeatures: optional(array(enums(ACCESS_FEATURES))),
  ...byName(plainNames('flag'), () => optional(boolean())),
  ...byName(plainNames('text'), (name) => optional(textUpTo(SINGLE_VALUE_FIELDS[name].maxLength))),
  ...byName(plainNames('address'), () => optional(webAddress)),
  price: optional(
    type({ text: optional(string()), from: optional(int4), to: optional(int4), currency: enums(['EUR']) }),
  ),
  links: optional(
    array(
      type({ kind: enums(['ticket', 'location', 'promoter', 'event', 'artist']), url: webAddress, text: nonEmptyText }),
    ),
  ),
  ticketAgencies: optional(
    array(
      type({
        name: nonEmptyText,
        url: optional(webAddress),
        phone: optional(string()),
        street: optional(string()),
        zipcode: optional(string()),
        city: optional(string()),
      }),
    ),
  ),
  freeFields: optional(array(type({ name: nonEmptyText, label: string(), value: string() }))),
});
/** An entry of a file. */
export type EventEntry = Infer<typeof eventEntrySchema>;
