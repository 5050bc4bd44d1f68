import { DETAIL_NAMES } from '../../../src/model/records/plain-fields';
import type { Queryable } from '../platform/database/database';
import { columnOf } from '../schema/column-of';
import { addressJson, joinCommunity } from '../schema/json/address-json';
import {
  eventFields,
  eventJoins,
  fullAppointmentJson,
  isOver,
  rubricJson,
  takesPlace,
} from '../schema/json/event-json';
import { imageJson } from '../schema/json/image-json';

const ADDRESS = addressJson('l', 'lm', 'lc');
const PROMOTER = addressJson('o', 'om', 'oc');

const NOW = '$3::timestamptz';

/**
 * SQL that joins `a`, the next appointment of an event `e`, or the last one when all are over; `now` is a placeholder.
 */
export const joinNextAppointment = (now: string): string => `
  join lateral (
    select n.* from appointments n cross join lateral (select ${isOver('n', now)} as is_over) o where n.event_id = e.id
    order by o.is_over, case when not o.is_over then n.date end, n.date desc, coalesce(n.time_from, ''), n.id limit 1) a on true`;

/** The accessibility also comes from the location, and the fields of lists are there already. */
const plainFields = DETAIL_NAMES.filter((name) => name !== 'accessibility')
  .map((name) => `'${name}', e.${columnOf(name)},`)
  .join(' ');

const selectDetail = `
  select json_strip_nulls(json_build_object(${eventFields(NOW)},
    'appointmentCount', (select count(*) from appointments c where c.event_id = e.id and not ${isOver('c', NOW)}
      and (c.id = a.id or ${takesPlace('e', 'c')})),
    'en', e.english, 'shortdesc2', nullif(e.shortdesc2, ''), 'shortdesc3', nullif(e.shortdesc3, ''),
    'longdesc1', nullif(e.longdesc1, ''), 'longdesc2', nullif(e.longdesc2, ''), 'longdesc3', nullif(e.longdesc3, ''),
    'rubrics', coalesce((select json_agg(${rubricJson('x')} order by er.position) from event_rubrics er
      join rubrics x on x.client = e.client and x.id = er.rubric_id where er.event_id = e.id), '[]'),
    'appointments', (select json_agg(${fullAppointmentJson({ alias: 'x', event: 'e', now: NOW })}
      order by ${isOver('x', NOW)}, x.date, coalesce(x.time_from, ''), x.id) from appointments x where x.event_id = e.id),
    'priority', e.priority,
    'location', case when l.address_id is not null then ${ADDRESS} end,
    'promoter', case when o.address_id is not null then ${PROMOTER} end,
    'links', e.links, 'ticketAgencies', e.ticket_agencies, 'freeFields', e.free_fields,
    'media', coalesce((select json_agg(${imageJson('x')} order by x.position, x.id) from media x where x.event_id = e.id), '[]'),
    'updatedAt', to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'accessFeatures', e.access_features, ${plainFields}
    'accessibility', coalesce(nullif(e.accessibility, ''), nullif(l.accessibility, '')))) as event
  from events e
  ${joinNextAppointment(NOW)}
  ${eventJoins}
  left join addresses o on o.address_id = e.promoter_id
  left join addresses om on om.address_id = o.main_address_id
  ${joinCommunity('oc', 'o')}
  where e.client = $1 and e.id = $2 and e.state = 'published'`;

/** Loads the complete event with its next appointment, or the last one when all are over. */
export async function loadEvent(database: Queryable, client: string, id: string, now: Date): Promise<unknown> {
  const rows = await database.query<{ event: unknown }>(selectDetail, [client, id, now]);
  return rows[0]?.event;
}
