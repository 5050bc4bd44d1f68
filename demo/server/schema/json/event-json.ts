import { LIST_FLAGS } from '../../../../src/model/records/plain-fields';
import { columnOf } from '../column-of';
import { addressJson, addressLabel, communityJson, joinCommunity } from './address-json';
import { imageJson } from './image-json';
/** SQL: a rubric; `alias` is a row of rubrics. */
export const rubricJson = (alias: string): string =>
  `json_strip_nulls(json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'name_en', ${alias}.name_en,
    'color', ${alias}.color, 'icon', ${alias}.icon))`;

/** SQL: the effective status, see ../3-events.sql: that of the whole event takes precedence over that of a date. */
export const effectiveStatus = (event: string, appointment: string): string =>
  `status_now(${event}.status, ${appointment}.status, coalesce(${appointment}.new_date, ${event}.new_date))`;

/** SQL: a new day or location, of the whole event or of the date itself. */
export const effectiveNew = (column: string, event: string, appointment: string): string =>
  `case news_from(${event}.status, ${appointment}.status) when 'date' then ${appointment}.${column}
    when 'event' then ${event}.${column} when 'both' then coalesce(${appointment}.${column}, ${event}.${column}) end`;

/** SQL: whether an appointment takes place: it is neither cancelled nor postponed without a new day. */
export const takesPlace = (event: string, appointment: string): string =>
  `case ${effectiveStatus(event, appointment)} when 'cancelled' then false
    when 'postponed' then ${effectiveNew('new_date', event, appointment)} is not null else true end`;

/** SQL: the id of the new location if it has an address: of the same level as its name. */
const newLocationId = (event: string, appointment: string) =>
  `case when ${appointment}.new_location is not null and news_from(${event}.status, ${appointment}.status) in ('date', 'both')
    then ${appointment}.new_location_id else ${effectiveNew('new_location_id', event, appointment)} end`;

/** SQL: whether the planned location of an appointment is replaced. */
const isElsewhere = (event: string, appointment: string) =>
  `(${effectiveStatus(event, appointment)} <> 'cancelled'
      and (${effectiveStatus(event, appointment)} = 'moved' or ${effectiveNew('new_location', event, appointment)} is not null))`;

/** SQL: the id of an appointment's effective address; null after a move without an address. */
export const effectiveLocationId = (event: string, appointment: string): string => `
  case when ${isElsewhere(event, appointment)}
    then ${newLocationId(event, appointment)} else ${event}.location_id end`;

/**
 * SQL: the effective location of an appointment in one line: 'Stadthalle, Reutlingen'. Null while it is unknown.
 * Requires placeJoins.
 */
export const effectiveLocationLabel = (event: string, appointment: string): string => `
  case when ${isElsewhere(event, appointment)} then ${effectiveNew('new_location', event, appointment)}
    else ${addressLabel('l', 'lm')} || case when position(lc.name in ${addressLabel('l', 'lm')}) > 0 then '' else coalesce(', ' || lc.name, '') end end`;

/** SQL: the complete address of the new location, if it has one. */
const newAddressJson = (event: string, appointment: string) => `
  (select ${addressJson('n', 'nm', 'nc')} from addresses n
    left join addresses nm on nm.address_id = n.main_address_id ${joinCommunity('nc', 'n')}
    where n.address_id = ${newLocationId(event, appointment)})`;

/** SQL: whether an appointment is over, including its new day; `now` is a placeholder of timestamptz. */
export const isOver = (alias: string, now: string): string =>
  `coalesce((select max(i.over_at) from appointment_index i where i.appointment_id = ${alias}.id) <= ${now}, false)`;

/** The aliases of an appointment and its event, and the placeholder of the moment. */
type AppointmentAliases = { alias: string; event: string; now: string };

const appointmentJson = (aliases: AppointmentAliases) => `
  json_build_object(${appointmentFields(aliases)})`;

/** SQL: an appointment with the complete address of its new location. */
export const fullAppointmentJson = (aliases: AppointmentAliases): string => `
  json_build_object(${appointmentFields(aliases)}, 'newAddress', ${newAddressJson(aliases.event, aliases.alias)})`;

const appointmentFields = ({ alias, event, now }: AppointmentAliases) => `
  ${plannedFields(alias, event)}, 'over', case when ${isOver(alias, now)} then true end`;

/** SQL: the planned columns of an appointment, by name, in the order of plannedAppointmentValues(). */
const plannedColumns = (alias: string, event: string) => ({
  id: `${alias}.id`,
  date: `${alias}.date`,
  endDate: `case when ${alias}.end_date > ${alias}.date then ${alias}.end_date end`,
  from: `${alias}.time_from`,
  until: `${alias}.time_until`,
  fullDay: `${alias}.full_day`,
  additionalInfo: `nullif(${alias}.info, '')`,
  status: effectiveStatus(event, alias),
  newDate: effectiveNew('new_date', event, alias),
  newLocation: effectiveNew('new_location', event, alias),
});

const plannedFields = (alias: string, event: string) =>
  Object.entries(plannedColumns(alias, event))
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ');

/**
 * SQL: an appointment without a moment, as values alone: id, day, last day, times, whole day, addition, status, new day
 * and location.
 */
export const plannedAppointmentValues = (alias: string, event: string): string =>
  Object.values(plannedColumns(alias, event)).join(', ');

/** SQL that joins the address of an event as l, with its main address and its community. */
export const locationJoins = `
  left join addresses l on l.address_id = e.location_id
  left join addresses lm on lm.address_id = l.main_address_id
  ${joinCommunity('lc', 'l')}`;

/** SQL: the joins of eventFields, starting from events as e and its shown appointment as a. */
export const eventJoins = `
  left join lateral (
    select r.* from event_rubrics er join rubrics r on r.client = e.client and r.id = er.rubric_id
    where er.event_id = e.id order by er.position limit 1) r on true
  ${locationJoins}
  left join lateral (select m.* from media m where m.event_id = e.id order by m.position, m.id limit 1) m on true`;

/** SQL: the pairs of json_build_object that a list row and a detail share; `now` is a placeholder of timestamptz. */
export const eventFields = (now: string): string => `
  'id', e.id, 'title', e.title, 'title_en', e.english->>'title', 'shortdesc1', nullif(e.shortdesc1, ''), 'rubric', ${rubricJson('r')}, 'tags', e.tags,
  'status', ${effectiveStatus('e', 'a')}, 'newDate', ${effectiveNew('new_date', 'e', 'a')}, 'newLocation', ${effectiveNew('new_location', 'e', 'a')}, 'appointment', ${appointmentJson({ alias: 'a', event: 'e', now })},
  'lastDate', (select max(end_date) from appointments where event_id = e.id),
  'price', e.price, ${LIST_FLAGS.map((flag) => `'${flag}', e.${columnOf(flag)},`).join(' ')}
  'isNew', case when e.created_at > ${now} - interval '7 days' and e.created_at <= ${now} then true end,
  'image', case when m.id is not null then ${imageJson('m', 'list')} end`;

/** SQL: the short form of a location, for list rows. */
export const locationJson = `
  case when l.address_id is not null then json_build_object('address_id', l.address_id, 'name', ${addressLabel('l', 'lm')},
    'zipcode', nullif(l.zipcode, ''), 'community', ${communityJson('lc')}) end`;
