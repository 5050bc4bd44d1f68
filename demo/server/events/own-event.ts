import type { EventPayload } from '../../../src/model/payloads/event-payload';
import type { EventContent } from '../../../src/model/written/event-content';
import { contentOf } from '../../../src/model/written/read-content';
import type { NO_EDIT } from '../../../src/model/written/written-event';
import type { Queryable } from '../database';
import { Problem } from '../http/problem';
import { mediumShape, type Owner } from '../media/media-rows';
import { instantShape } from '../persons/person-shape';
import { addressShape, isUsable, joinCommunity } from '../shapes';
import type { StoredReview } from './review-event';

/** An own event as it is stored. */
export type OwnEvent = {
  id: string;
  version: number;
  state: EventPayload['state'];
  /** As its organiser has written it last. */
  content: EventContent;
  /** As visitors see it, where they do. */
  published: EventContent | undefined;
  review: StoredReview | null;
  /** Whether a change of one of its pictures waits for an operator. */
  hasWaitingPictures: boolean;
  /** The highest id that one of its rows has ever had. */
  lastRow: number;
  noEdit: (typeof NO_EDIT)[number] | null;
  /** As it is answered. */
  data: Record<string, unknown>;
};

type Row = Omit<OwnEvent, 'content' | 'published' | 'data'> & {
  shown: Partial<EventPayload> | null;
  written: Partial<EventPayload>;
  location: unknown;
  promoter: unknown;
  media: { id: string }[];
  createdAt: string;
  updatedAt: string;
};

/** An address that is named in what was written, as long as its author may use it; $1 is the client, $2 the owner. */
const namedAddress = (name: 'location' | 'promoter') => `
  (select json_strip_nulls(${addressShape('l', 'lm', 'lc')}) from addresses l
    left join addresses lm on lm.address_id = l.main_address_id ${joinCommunity('lc', 'l')}
    where l.address_id = (${writtenLast}->>'${name}')::int and lc.community_id is not null and ${isUsable('l', '$1', '$2')})`;

/** What its organiser has written last of an event `e` with its review `r`. */
export const writtenLast = `coalesce(r.content, e.written)`;

/** How the review of an event stands that is not settled; null without one. `r` is a joined row of event_reviews. */
export const reviewShape = `
  case when r.state in ('waiting', 'rejected') then json_strip_nulls(json_build_object('state', r.state,
    'since', ${instantShape('r.since')}, 'reason', nullif(r.reason, ''),
    'fields', case when r.fields <> '{}' then to_jsonb(r.fields) end)) end`;

/** Whether visitors have seen the last of an event; `now` is a placeholder. */
export const isOver = (alias: string, now: string): string =>
  `(${alias}.state = 'published' and coalesce((select max(i.over_at) from appointment_index i
    where i.event_id = ${alias}.id) <= ${now}, false))`;

/** Why an event cannot be changed, null where it can; `now` is a placeholder. */
export const noEditShape = (alias: string, now: string): string =>
  `case when ${alias}.locked then 'locked' when ${isOver(alias, now)} then 'expired' end`;

const ownEvent = `
  select e.id, e.version, e.state, ${writtenLast} as written, e.last_row as "lastRow", ${noEditShape('e', '$4::timestamptz')} as "noEdit",
    ${namedAddress('location')} as location, ${namedAddress('promoter')} as promoter,
    case when e.state = 'published' then e.written end as shown, ${reviewShape} as review,
    exists (select 1 from media m where m.event_id = e.id and m.waiting is not null) as "hasWaitingPictures",
    coalesce((select json_agg(${mediumShape} order by place)
      from jsonb_array_elements_text(${writtenLast}->'media') with ordinality as given(id, place)
      join own_media m on m.id = given.id and e.id in (m.event_id, m.waiting_for) and m.state = 'stored'), '[]') as media,
    ${instantShape('e.created_at')} as "createdAt", ${instantShape('case when r.content is null then e.updated_at else r.written_at end')} as "updatedAt"
  from events e left join event_reviews r on r.event_id = e.id where e.client = $1 and e.owner_id = $2 and e.id = $3 and e.state <> 'deleted' and e.written is not null`;

/**
 * Reads an event of a person.
 *
 * @throws {Problem} 404 not_found, also for an event of somebody else
 */
export async function loadOwnEvent(
  from: Queryable,
  { client, accountId }: Owner,
  id: string,
  now: Date,
): Promise<OwnEvent> {
  const [row] = await from.query<Row>(ownEvent, [client, accountId, id, now]);
  if (!row) throw new Problem(404, 'not_found');
  const { written, shown, location, promoter, media, createdAt, updatedAt, ...rest } = row;
  const content = { ...contentOf(written, unnumbered), media: media.map((medium) => medium.id) };
  const data = {
    ...withoutNulls({ ...content, location, promoter, noEdit: row.noEdit, review: row.review }),
    ...{ id, state: row.state, media, createdAt, updatedAt },
  };
  return { ...rest, content, published: shown ? contentOf(shown, unnumbered) : undefined, data };
}

/** Locks an event of a person and reads it as it is then. */
export async function lockOwnEvent(transaction: Queryable, owner: Owner, id: string, now: Date): Promise<OwnEvent> {
  // The account first, as in a decision of an operator: two transactions that lock in different order deadlock.
  await transaction.query('select 1 from accounts where id = $1 for update', [owner.accountId]);
  await transaction.query('select 1 from events where id = $1 and client = $2 and owner_id = $3 for update', [
    ...[id, owner.client, owner.accountId],
  ]);
  return loadOwnEvent(transaction, owner, id, now);
}

/** What is written gets the ids of its rows before it is stored. */
function unnumbered(): never {
  throw new Error('A row of a stored event has no id.');
}

/** The contract leaves out what is not there. */
const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
