import { LIST_FLAGS } from '../../../src/model/records/plain-fields';
import { columnOf } from '../events/public-event';
import { PICTURE_WIDTHS } from '../media/picture-widths';

/**
 * The shapes of the contract as SQL expressions, so that a row leaves the database ready to send.
 * Each gives json; the outermost one wraps them in json_strip_nulls, because absent fields are left out.
 */

/** A community or district; `alias` is a row of communities. */
export const communityShape = (alias: string): string => `
  json_build_object('community_id', ${alias}.community_id, 'district_id', ${alias}.district_id, 'name', ${alias}.name,
    'name_path', ${alias}.name_path, 'zip', ${alias}.zips[1], 'lat', ${alias}.lat, 'lon', ${alias}.lon)`;

/** Joins the community of an address; with a district it is the district. */
export const joinCommunity = (community: string, address: string): string => `
  left join communities ${community} on ${community}.community_id = ${address}.community_id
    and ${community}.district_id is not distinct from ${address}.district_id`;

const blankless = (column: string) => `nullif(${column}, '')`;

/** A complete address; `main` is the address it belongs to, `community` a joined row of communities. */
export const addressShape = (alias: string, main: string, community: string): string => `
  json_build_object('address_id', ${alias}.address_id, 'community', ${communityShape(community)},
    'main_address', case when ${main}.address_id is not null then json_build_object('name', ${main}.name) end,
    'name', ${alias}.name, ${[
      'extended_name',
      'zipcode',
      'street',
      'phone',
      'fax',
      'mobile',
      'email',
      'url',
      'district',
    ]
      .map((column) => `'${column}', ${blankless(`${alias}.${column}`)}`)
      .join(', ')}, 'lat', ${alias}.lat, 'lon', ${alias}.lon)`;

/**
 * Whether somebody may use an address: of the catalogue that all clients share, one that their client has taken in, or
 * their own suggestion. `alias` is a row of addresses, the others are placeholders.
 */
export const isUsable = (alias: string, client: string, owner: string): string =>
  `((${alias}.state = 'approved' and (${alias}.client is null or ${alias}.client = ${client})) or ${alias}.owner_id = ${owner})`;

/** The line that names a place: main address with extended name, or the name alone. */
export const addressLabel = (alias: string, main: string): string => `
  case when ${main}.address_id is null then concat_ws(', ', ${alias}.name, nullif(${alias}.extended_name, ''))
    else concat_ws(', ', ${main}.name, nullif(coalesce(nullif(${alias}.extended_name, ''), ${alias}.name), ${main}.name)) end`;

/** Where a picture is shown: lists may cut it otherwise than pages. */
type Use = 'page' | 'list';

/** What is shown of a picture; null for all of it. */
const cutOf = (alias: string, use: Use) =>
  use === 'list' ? `coalesce(${alias}.list_crop, ${alias}.crop)` : `${alias}.crop`;

/** Pixels of what is shown of a picture. */
const sideOf = (alias: string, cut: string, side: 'width' | 'height') =>
  `greatest(1, round(${alias}.${side} * coalesce((${cut}->>'${side}')::float8, 1)))::int`;

/** Where in what is shown the point lies that must stay visible; at an edge where it was cut away. */
const focusOf = (alias: string, cut: string, axis: 'x' | 'y', side: 'width' | 'height') =>
  `case when ${cut} is null then to_json(${alias}.focal_${axis}) else to_json(least(1, greatest(0,
    round(((${alias}.focal_${axis} - (${cut}->>'${axis}')::float8) / (${cut}->>'${side}')::float8)::numeric, 4)))) end`;

/** The address of a picture; another cut has another one, as it may be kept for ever. */
const srcOf = (alias: string, use: Use) => `
  '/api/media/' || ${alias}.id || '/{width}' || case
    ${use === 'list' ? `when ${alias}.list_crop is not null then '?v=' || ${alias}.picture_version || '&cut=list'` : ''}
    when ${alias}.picture_version > 1 then '?v=' || ${alias}.picture_version else '' end`;

/** The address of a picture below the client's, as pages show it; `alias` is a row of media. */
export const imageSrc = (alias: string): string => srcOf(alias, 'page');

/** A picture; `alias` is a row of media. */
export const imageShape = (alias: string, use: Use = 'page', src: string = srcOf(alias, use)): string => {
  const cut = cutOf(alias, use);
  return `
  json_build_object('id', ${alias}.id, 'alt', ${alias}.alt,
    'width', ${sideOf(alias, cut, 'width')}, 'height', ${sideOf(alias, cut, 'height')},
    'focalPoint', json_build_object('x', ${focusOf(alias, cut, 'x', 'width')}, 'y', ${focusOf(alias, cut, 'y', 'height')}),
    'src', ${src}, 'widths', json_build_array(${PICTURE_WIDTHS.join(', ')}),
    ${['agency', 'author', 'copyright', 'description', 'location', 'title'].map((column) => `'${column}', ${alias}.${column}`).join(', ')})`;
};

/** The address by which its owner alone sees a picture, with what waits: the whole of it, or what a list shows. */
const ownerSrcOf = (alias: string, cut: 'list' | 'whole') =>
  `'/api/media/' || ${alias}.id || '/{width}?cut=${cut}&key=' || ${alias}.owner_key`;

/** A picture in a list of its owner; `alias` is a row of own_media. */
export const ownImageShape = (alias: string): string => {
  const isWaiting = `${alias}.waiting ?| array['crop', 'list_crop']`;
  return imageShape(
    alias,
    'list',
    `case when ${isWaiting} then ${ownerSrcOf(alias, 'list')} || '&v=' || ${alias}.version else ${srcOf(alias, 'list')} end`,
  );
};

/** A medium as its owner gets it: how it is cut, and the whole of it; `alias` is a row of own_media or media. */
export const mediumShape = (alias: string): string => `
  jsonb_strip_nulls(${imageShape(alias)}::jsonb || jsonb_build_object(
    'focalPoint', json_build_object('x', ${alias}.focal_x, 'y', ${alias}.focal_y),
    'crop', ${alias}.crop, 'listCrop', ${alias}.list_crop,
    'whole', ${ownerSrcOf(alias, 'whole')}))`;

/** A rubric; `alias` is a row of rubrics. */
export const rubricShape = (alias: string): string =>
  `json_strip_nulls(json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'name_en', ${alias}.name_en,
    'color', ${alias}.color, 'icon', ${alias}.icon))`;

/** The status in effect, see migrations/100-status-of-all.sql: that of the whole event decides over that of a date. */
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
const newAddressShape = (event: string, appointment: string) => `
  (select ${addressShape('n', 'nm', 'nc')} from addresses n
    left join addresses nm on nm.address_id = n.main_address_id ${joinCommunity('nc', 'n')}
    where n.address_id = ${newPlaceIdOf(event, appointment)})`;

/** That an appointment is over, on the day that it is postponed to, too; `now` is a placeholder of timestamptz. */
export const isOver = (alias: string, now: string): string =>
  `coalesce((select max(i.over_at) from appointment_index i where i.appointment_id = ${alias}.id) <= ${now}, false)`;

/** The rows of an appointment and its event, and the placeholder of the moment. */
type Dated = { alias: string; event: string; now: string };

const appointmentShape = (dated: Dated) => `
  json_build_object(${appointmentFields(dated)})`;

/** An appointment with all that is known of its new place. */
export const wholeAppointmentShape = (dated: Dated): string => `
  json_build_object(${appointmentFields(dated)}, 'newAddress', ${newAddressShape(dated.event, dated.alias)})`;

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
  'id', e.id, 'title', e.title, 'title_en', e.english->>'title', 'shortdesc1', nullif(e.shortdesc1, ''), 'rubric', ${rubricShape('r')}, 'tags', e.tags,
  'status', ${statusOf('e', 'a')}, 'newDate', ${newOf('new_date', 'e', 'a')}, 'newLocation', ${newOf('new_location', 'e', 'a')}, 'appointment', ${appointmentShape({ alias: 'a', event: 'e', now })},
  'lastDate', (select max(end_date) from appointments where event_id = e.id),
  'price', e.price, ${LIST_FLAGS.map((flag) => `'${flag}', e.${columnOf(flag)},`).join(' ')}
  'isNew', case when e.created_at > ${now} - interval '7 days' and e.created_at <= ${now} then true end,
  'image', case when m.id is not null then ${imageShape('m', 'list')} end`;

/** The short form of a place, as list rows carry it. */
export const placeShape = `
  case when l.address_id is not null then json_build_object('address_id', l.address_id, 'name', ${addressLabel('l', 'lm')},
    'zipcode', nullif(l.zipcode, ''), 'community', ${communityShape('lc')}) end`;
