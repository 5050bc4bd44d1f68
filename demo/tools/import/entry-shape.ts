import { array, boolean, define, enums, type Infer, integer, optional, refine, string, type } from 'superstruct';
import { byName } from '../../../src/lib/by-name';
import { ACCESS_FEATURES } from '../../../src/model/access-features';
import { plainNames, SINGLE_VALUE_FIELDS } from '../../../src/model/records/plain-fields';
import { isDay } from '../../server/platform/berlin-day';

const INT4 = 2_147_483_647;
const text = (most: number) => refine(string(), `text of at most ${most} characters`, (value) => value.length <= most);
const filled = refine(string(), 'text', (value) => value.trim() !== '');
const day = define<string>('date YYYY-MM-DD', (value) => typeof value === 'string' && isDay(value));
const time = define<string>(
  'time HH:mm',
  (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
);
const webAddress = define<string>(
  'web address',
  (value) => typeof value === 'string' && /^https?:\/\/[^\s"<>]+$/i.test(value),
);
const int4 = refine(integer(), 'whole number', (value) => Math.abs(value) <= INT4);
const status = enums(['scheduled', 'cancelled', 'postponed', 'moved', 'soldOut']);

const place = type({
  name: filled,
  extended_name: optional(string()),
  zipcode: optional(string()),
  street: optional(string()),
  phone: optional(string()),
  email: optional(string()),
  url: optional(string()),
  community: optional(type({ community_id: int4, district_id: optional(int4) })),
});
const appointment = type({
  date: day,
  endDate: optional(day),
  from: optional(time),
  until: optional(time),
  fullDay: optional(boolean()),
  additionalInfo: optional(text(2000)),
  status: optional(status),
  newDate: optional(day),
  newLocation: optional(text(500)),
  newAddress: optional(place),
});
const rubric = type({ name: filled });
/** The shape of an event, as GET events/{id} answers it; only fields that an import needs are required. */
export const entryShape = type({
  id: optional(refine(string(), 'id of at most 100 characters', (value) => /^\S{1,100}$/.test(value))),
  title: refine(filled, 'title of at most 500 characters', (value) => value.length <= 500),
  shortdesc1: optional(text(5000)),
  shortdesc2: optional(text(5000)),
  shortdesc3: optional(text(5000)),
  longdesc1: optional(text(100_000)),
  longdesc2: optional(text(100_000)),
  longdesc3: optional(text(100_000)),
  rubric: optional(rubric),
  rubrics: optional(array(rubric)),
  tags: optional(array(filled)),
  priority: optional(int4),
  status: optional(status),
  newDate: optional(day),
  newLocation: optional(text(500)),
  appointment: optional(appointment),
  appointments: optional(array(appointment)),
  location: optional(place),
  promoter: optional(place),
  accessFeatures: optional(array(enums(ACCESS_FEATURES))),
  ...byName(plainNames('flag'), () => optional(boolean())),
  ...byName(plainNames('text'), (name) => optional(text(SINGLE_VALUE_FIELDS[name].maxLength))),
  ...byName(plainNames('address'), () => optional(webAddress)),
  price: optional(
    type({ text: optional(string()), from: optional(int4), to: optional(int4), currency: enums(['EUR']) }),
  ),
  links: optional(
    array(type({ kind: enums(['ticket', 'location', 'promoter', 'event', 'artist']), url: webAddress, text: filled })),
  ),
  ticketAgencies: optional(
    array(
      type({
        name: filled,
        url: optional(webAddress),
        phone: optional(string()),
        street: optional(string()),
        zipcode: optional(string()),
        city: optional(string()),
      }),
    ),
  ),
  freeFields: optional(array(type({ name: filled, label: string(), value: string() }))),
});
/** An entry of a file. */
export type Entry = Infer<typeof entryShape>;
