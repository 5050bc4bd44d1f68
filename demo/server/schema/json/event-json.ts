import { LIST_FLAGS } from '../../../../src/model/records/plain-fields';
import { columnOf } from '../column-of';
import { addressJson, addressLabel, communityJson, joinCommunity } from './address-json';
import { imageJson } from './image-json';
/** A rubric; `alias` is a row of rubrics. */
export const rubricJson = (alias: string): string =>
  `json_strip_nulls(json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'name_en', ${alias}.name_en,
    'color', ${alias}.color, 'icon', ${alias}.icon))`;

/** The status in effect, see ../3-events.sql: that of the whole event decides over that of a date. */
export const statusOf = (event: string, appointment: string): string =>
  `status_now(${event}.status, ${appointment}.status, coalesce(${appointment}.new_date, ${event}.new_date))`;

/** A new day or place, of the whole event or of the date itself. */
export const newOf = (column: string, event: string, appointment: string): string =>
  `case news_from(${event}.status, ${appointment}.status) when 'date' then ${appointment}.${column}
    when 'event' then ${event}.${column} when 'both' then coalesce(${appointment}.${column}, ${event}.${column}) end`;

/** That an appointment takes place: it is neither cancelled nor postponed without a new day. */
export const takesPlace = (event: string, appointment: string): string =>
  `case ${statusOf(event, appointment)} when 'cancelled' then false
    when 'postponed' then ${newOf('new_date', event, appointment)} is not null else true end`;

/** The id of the new place, where it is a known one: of the same level as its name. */
const newPlaceIdOf = (event: string, appointment: string) =>
  `case when ${appointment}.new_location is not null and news_from(${event}.status, ${appointment}.status) in ('date', 'both')
    then ${appointment}.new_location_id else ${newOf('new_location_id', event, appointment)} end`;

/** That the planned place of an appointment no longer counts. */
const isElsewhere = (event: string, appointment: string) =>
  `(${statusOf(event, appointment)} <> 'cancelled'
      and (${statusOf(event, appointment)} = 'moved' or ${newOf('new_location', event, appointment)} is not null))`;

/** The id of the address where an appointment takes place now; null where it has moved and the new place is not known. */
export const placeIdNow = (event: string, appointment: string): string => `
  case when ${isElsewhere(event, appointment)}
    then ${newPlaceIdOf(event, appointment)} else ${event}.location_id end`;

/**
 * The place of an appointment in one line, where it takes place now: 'Stadthalle, Reutlingen'. Null while that is not
 * known. With the joins of placeJoins.
 */
export const placeLineNow = (event: string, appointment: string): string => `
  case when ${isElsewhere(event, appointment)} then ${newOf('new_location', event, appointment)}
    else ${addressLabel('l', 'lm')} || case when position(lc.name in ${addressLabel('l', 'lm')}) > 0 then '' else coalesce(', ' || lc.name, '') end end`;

/** The address of the new place in full, where it is known. */
const newAddressJson = (event: string, appointment: string) => `
  (select ${addressJson('n', 'nm', 'nc')} from addresses n
    left join addresses nm on nm.address_id = n.main_address_id ${joinCommunity('nc', 'n')}
    where n.address_id = ${newPlaceIdOf(event, appointment)})`;

/** That an appointment is over, on the day that it is postponed to, too; `now` is a placeholder of timestamptz. */
export const isOver = (alias: string, now: string): string =>
  `coalesce((select max(i.over_at) from appointment_index i where i.appointment_id = ${alias}.id) <= ${now}, false)`;

/** The rows of an appointment and its event, and the placeholder of the moment. */
type Dated = { alias: string; event: string; now: string };

const appointmentJson = (dated: Dated) => `
  json_build_object(${appointmentFields(dated)})`;

/** An appointment with all that is known of its new place. */
export const wholeAppointmentJson = (dated: Dated): string => `
  json_build_object(${appointmentFields(dated)}, 'newAddress', ${newAddressJson(dated.event, dated.alias)})`;

const appointmentFields = ({ alias, event, now }: Dated) => `
  ${plannedFields(alias, event)}, 'over', case when ${isOver(alias, now)} then true end`;

/** What is planned of an appointment, by name, in the order of plannedAppointmentValues(). */
const plannedColumns = (alias: string, event: string) => ({
  id: `${alias}.id`,
  date: `${alias}.date`,
  endDate: `case when ${alias}.end_date > ${alias}.date then ${alias}.end_date end`,
  from: `${alias}.time_from`,
  until: `${alias}.time_until`,
  fullDay: `${alias}.full_day`,
  additionalInfo: `nullif(${alias}.info, '')`,
  status: statusOf(event, alias),
  newDate: newOf('new_date', event, alias),
  newLocation: newOf('new_location', event, alias),
});

const plannedFields = (alias: string, event: string) =>
  Object.entries(plannedColumns(alias, event))
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ');

/** An appointment at no moment, as values alone: id, day, last day, times, whole day, addition, status, new day and place. */
export const plannedAppointmentValues = (alias: string, event: string): string =>
  Object.values(plannedColumns(alias, event)).join(', ');

/** The address of an event as l, with what it belongs to and its community. */
export const placeJoins = `
  left join addresses l on l.address_id = e.location_id
  left join addresses lm on lm.address_id = l.main_address_id
  ${joinCommunity('lc', 'l')}`;

/** The joins that eventFields needs, starting from events as e and its shown appointment as a. */
export const eventJoins = `
  left join lateral (
    select r.* from event_rubrics er join rubrics r on r.client = e.client and r.id = er.rubric_id
    where er.event_id = e.id order by er.position limit 1) r on true
  ${placeJoins}
  left join lateral (select m.* from media m where m.event_id = e.id order by m.position, m.id limit 1) m on true`;

/** The pairs of json_build_object that a list row and a detail share; `now` is a placeholder of timestamptz. */
export const eventFields = (now: string): string => `
  'id', e.id, 'title', e.title, 'title_en', e.english->>'title', 'shortdesc1', nullif(e.shortdesc1, ''), 'rubric', ${rubricJson('r')}, 'tags', e.tags,
  'status', ${statusOf('e', 'a')}, 'newDate', ${newOf('new_date', 'e', 'a')}, 'newLocation', ${newOf('new_location', 'e', 'a')}, 'appointment', ${appointmentJson({ alias: 'a', event: 'e', now })},
  'lastDate', (select max(end_date) from appointments where event_id = e.id),
  'price', e.price, ${LIST_FLAGS.map((flag) => `'${flag}', e.${columnOf(flag)},`).join(' ')}
  'isNew', case when e.created_at > ${now} - interval '7 days' and e.created_at <= ${now} then true end,
  'image', case when m.id is not null then ${imageJson('m', 'list')} end`;

/** The short form of a place, as list rows carry it. */
export const placeJson = `
  case when l.address_id is not null then json_build_object('address_id', l.address_id, 'name', ${addressLabel('l', 'lm')},
    'zipcode', nullif(l.zipcode, ''), 'community', ${communityJson('lc')}) end`;
