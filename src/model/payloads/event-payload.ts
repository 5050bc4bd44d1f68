import type { Infer } from 'superstruct';
import { byName } from '../../lib/by-name';
import { maybe } from '../../lib/parse';
import { ACCESS_FEATURES } from '../access-features';
import { EVENT_STATUSES } from '../answers/appointment';
import { LINK_KINDS } from '../answers/event-detail';
import { plainNames, SINGLE_VALUE_FIELDS } from '../records/plain-fields';
import { MAX_DATES, MAX_INTERVAL, REPETITIONS } from '../series/series-limits';
import { STATES } from '../series/states';
import { MAX_ENTRIES, MAX_ID_LENGTH, MAX_INFO_LENGTH, MAX_TITLE_LENGTH, MAX_URL_LENGTH } from './limits';
import {
  choiceField,
  day,
  fields,
  filledLine,
  flagField,
  id,
  line,
  listField,
  textField,
  time,
  wholeNumber,
} from './payload-fields';
import { RECORDED_STATES, recordFields, rowId } from './record-fields';

export { RECORDED_STATES };

const MAX_CENTS = 100_000_000;

const content = {
  fullDay: maybe(flagField()),
  times: maybe(listField(fields({ id: rowId(), from: time(), until: time() }), MAX_ENTRIES.times)),
  additionalInfo: line(MAX_INFO_LENGTH),
};

const eventStatus = () => maybe(choiceField(EVENT_STATUSES));

const dateParts = {
  ...content,
  date: day(),
  endDate: day(),
  status: eventStatus(),
  newDate: day(),
  newLocation: line(),
};

/** One day on which an event takes place, or the first of several. */
const DatePayload = fields({ id: rowId(), ...dateParts });
export type DatePayload = Infer<typeof DatePayload>;

const monthDay = () => maybe(wholeNumber(-1, 31));

/** Days by a rule; `SeriesRule` (model/series) documents its fields. */
const SeriesPayload = fields({
  id: rowId(),
  ...content,
  start: day(),
  every: maybe(choiceField(REPETITIONS)),
  interval: maybe(wholeNumber(1, MAX_INTERVAL)),
  weekdays: maybe(listField(wholeNumber(1, 7), 7)),
  monthDay: monthDay(),
  nth: maybe(wholeNumber(-1, 5)),
  weekday: maybe(wholeNumber(1, 7)),
  end: day(),
  count: maybe(wholeNumber(1, MAX_DATES)),
  holidays: maybe(choiceField(['', ...STATES])),
  withRegionalHolidays: maybe(flagField()),
  struck: maybe(listField(day(), MAX_ENTRIES.days)),
  changed: maybe(listField(fields({ day: day(), ...dateParts }), MAX_ENTRIES.days)),
});
export type SeriesPayload = Infer<typeof SeriesPayload>;

const cents = () => maybe(wholeNumber(0, MAX_CENTS));

/** POST my/events, PUT my/events/{id}: an event by its author (spec section 3, "Event"). */
export const EventPayload = fields({
  ...recordFields,
  /** The first is the main one. */
  rubrics: maybe(listField(id(), MAX_ENTRIES.rubrics)),
  priority: maybe(wholeNumber(0, 9)),
  dates: maybe(listField(DatePayload, MAX_ENTRIES.days)),
  series: maybe(listField(SeriesPayload, MAX_ENTRIES.series)),
  status: eventStatus(),
  newDate: day(),
  newLocation: line(),
  links: maybe(
    listField(
      fields({ id: rowId(), kind: choiceField(LINK_KINDS), url: line(MAX_URL_LENGTH), text: line() }),
      MAX_ENTRIES.links,
    ),
  ),
  ticketAgencies: maybe(
    listField(
      fields({
        id: rowId(),
        name: line(),
        url: line(MAX_URL_LENGTH),
        phone: line(),
        street: line(),
        zipcode: line(),
        city: line(),
      }),
      MAX_ENTRIES.ticketAgencies,
    ),
  ),
  /** In cents. */
  price: maybe(fields({ text: line(), from: cents(), to: cents() })),
  accessFeatures: maybe(listField(choiceField(ACCESS_FEATURES), ACCESS_FEATURES.length)),
  ...byName(plainNames('flag'), () => maybe(flagField())),
  ...byName(plainNames('text'), (name) => textField(SINGLE_VALUE_FIELDS[name].maxLength)),
  ...byName(plainNames('address'), (name) => line(SINGLE_VALUE_FIELDS[name].maxLength)),
});
export type EventPayload = Infer<typeof EventPayload>;

/** POST my/events/check: fields of an event that may be a duplicate. */
export const EventCheckPayload = fields({
  title: line(MAX_TITLE_LENGTH),
  date: day(),
  location: maybe(id()),
  /** The event in the form, excluded from the search. */
  id: line(MAX_ID_LENGTH),
});
export type EventCheckPayload = Infer<typeof EventCheckPayload>;

/** POST my/events/import: the web address of a page or calendar. */
export const PageImportPayload = fields({ url: filledLine(MAX_URL_LENGTH) });
export type PageImportPayload = Infer<typeof PageImportPayload>;
