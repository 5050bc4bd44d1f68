import { lastDayOf, type StoredDraft } from '../../events/draft-summary';
import type { Owner } from '../../media/media-rows';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { addressLabel, joinCommunity } from '../../schema/json/address-json';
import { rubricJson } from '../../schema/json/event-json';
import { isEditable } from '../../schema/record-access';
import { latestContent } from '../../schema/record-tables';
import { eventVisibility, type Visibility } from './event-visibility';

/** A location or a contact, as it was when the advert was ordered. */
export type ContactSnapshot = {
  name: string;
  street?: string;
  zipcode?: string;
  city?: string;
  phone?: string;
  mobile?: string;
  email?: string;
};

/** The event of an advert, as it was when the advert was ordered. */
export type OrderedEvent = {
  id: string;
  title: string;
  rubric?: { id: number; name: string; name_en?: string };
  location?: ContactSnapshot;
  promoter?: ContactSnapshot;
};

const contactJson = (alias: string) => `case when ${alias}.address_id is not null then json_build_object(
  'name', ${addressLabel(alias, `${alias}m`)}, 'street', nullif(${alias}.street, ''), 'zipcode', nullif(${alias}.zipcode, ''),
  'city', ${alias}c.name, 'phone', nullif(${alias}.phone, ''), 'mobile', nullif(${alias}.mobile, ''),
  'email', nullif(${alias}.email, '')) end`;

const joinAddress = (alias: string, name: 'location' | 'promoter') => `
  left join addresses ${alias} on ${alias}.address_id = coalesce((${latestContent}->>'${name}')::int, e.${name}_id)
  left join addresses ${alias}m on ${alias}m.address_id = ${alias}.main_address_id ${joinCommunity(`${alias}c`, alias)}`;

/** SQL: those of some days that are after the end of a published event; both are parameters. */
export const lateDaysSql = (id: string, days: string): string => `
    array(select day from unnest(${days}::date[]) as day where (select max(i.over_at) from appointment_index i
      where i.event_id = ${id}) <= berlin_instant(day::timestamp))`;

const selectEvent = `
  select ${eventVisibility} as visibility, case when e.state <> 'published' then ${latestContent} end as waiting,
    ${lateDaysSql('e.id', '$4')} as late, json_strip_nulls(json_build_object('id', e.id, 'title', coalesce(${latestContent}->>'title', e.title),
    'rubric', case when b.id is not null then ${rubricJson('b')} end,
    'location', ${contactJson('l')}, 'promoter', ${contactJson('p')})) as data
  from events e left join event_reviews r on r.event_id = e.id
    ${joinAddress('l', 'location')} ${joinAddress('p', 'promoter')}
    left join rubrics b on b.client = e.client and b.id = coalesce((${latestContent}->'rubrics'->>0)::int,
      (select er.rubric_id from event_rubrics er where er.event_id = e.id order by er.position limit 1))
  where e.id = $3 and ${isEditable('e', '$1', '$2')} and e.state <> 'deleted'`;

type Row = {
  visibility: Visibility;
  /** The unpublished content of an event. */
  waiting: StoredDraft['written'] | null;
  /** The advert's days after the end of a published event. */
  late: string[];
  data: OrderedEvent;
};

/**
 * Loads an event that can be advertised by who may change it. It is published, or will be once an operator approves it, and is not over
 * before any of the days.
 *
 * @param dates days of the advert, in Berlin
 * @throws {Problem} 404 not_found, also when it has been deleted meanwhile; 409 event_cancelled; 409 event_not_visible,
 * with the reason at eventId: draft, rejected, takenDown or over
 */
export async function loadAdvertisable(
  from: Queryable,
  { client, accountId }: Owner,
  { id, dates }: { id: string; dates: readonly string[] },
): Promise<OrderedEvent> {
  const [row] = await from.query<Row>(selectEvent, [client, accountId, id, dates]);
  if (!row || row.visibility === 'deleted')
    throw new Problem(404, 'not_found', [{ path: 'eventId', code: 'not_found' }]);
  const { visibility, waiting: unpublished, late: daysAfterEnd, data } = row;
  if (visibility === 'cancelled') throw new Problem(409, 'event_cancelled', [{ path: 'eventId', code: 'cancelled' }]);
  const notVisible = (code: string) => new Problem(409, 'event_not_visible', [{ path: 'eventId', code }]);
  if (visibility === 'draft' || visibility === 'rejected' || visibility === 'takenDown') throw notVisible(visibility);
  // The search index has no dates of unpublished events.
  const lastDay = unpublished ? lastDayOf(unpublished) : undefined;
  if (daysAfterEnd.length > 0 || (lastDay !== undefined && dates.some((date) => date > lastDay)))
    throw notVisible('over');
  return data;
}
