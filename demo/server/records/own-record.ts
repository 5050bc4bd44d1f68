import type { NO_EDIT } from '../../../src/model/answers/event-record';
import type { WrittenContent } from '../../../src/model/records/event-content';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { addressJson, isUsable, joinCommunity } from '../schema/json/address-json';
import { mediumJson } from '../schema/json/image-json';
import { instantJson } from '../schema/json/instant-json';
import type { RecordWorks, SentRecord } from './record-type';
import type { StoredReview } from './reviews';

/** An own event or article as it is stored. */
export type OwnRecord<Content> = {
  id: string;
  version: number;
  state: 'draft' | 'published';
  /** As its author has written it last. */
  content: Content;
  /** As visitors see it, where they do. */
  published: Content | undefined;
  review: StoredReview | null;
  /** Whether its author has saved changes of what visitors see without sending them. */
  hasUnpublished: boolean;
  /** Whether a change of one of its pictures waits for an operator. */
  hasWaitingPictures: boolean;
  /** The highest id that one of its rows has ever had. */
  lastRow: number;
  noEdit: (typeof NO_EDIT)[number] | null;
  /** As it is answered. */
  data: Record<string, unknown>;
};

type Row<Sent> = Omit<OwnRecord<never>, 'content' | 'published' | 'data'> & {
  shown: Sent | null;
  written: Sent;
  location: unknown;
  promoter: unknown;
  media: { id: string }[];
  events: { id: string }[] | null;
  createdAt: string;
  updatedAt: string;
};

/** An address that is named in what was written, as long as its author may use it; $1 is the client, $2 the owner. */
const namedAddress = (name: 'location' | 'promoter') => `
  (select json_strip_nulls(${addressJson('l', 'lm', 'lc')}) from addresses l
    left join addresses lm on lm.address_id = l.main_address_id ${joinCommunity('lc', 'l')}
    where l.address_id = (${writtenLast}->>'${name}')::int and lc.community_id is not null and ${isUsable('l', '$1', '$2')})`;

/** What its author has written last of a record `e` with its review `r`. */
export const writtenLast = `coalesce(r.content, e.written)`;

/** How the review of a record stands that is not settled; null without one. `r` is a joined row of its reviews. */
export const reviewJson = `
  case when r.state in ('waiting', 'rejected') then json_strip_nulls(json_build_object('state', r.state,
    'since', ${instantJson('r.since')}, 'reason', nullif(r.reason, ''),
    'fields', case when r.fields <> '{}' then to_jsonb(r.fields) end)) end`;

/** True where its author has saved changes of a record `e` that visitors see without sending them, else null. */
export const unpublishedShape = `case when r.state = 'unpublished' and e.state = 'published' then true end`;

/** When a record `e` was written last, with its review `r`. */
export const writtenAt = 'case when r.content is null then e.updated_at else r.written_at end';

/** What says what is special about a kind, as far as a record is read. */
export type ReadWorks<Sent extends SentRecord, Content extends WrittenContent> = Pick<
  RecordWorks<Sent, Content>,
  'of' | 'contentOf' | 'isOver' | 'events'
>;

/** Why a record cannot be changed, null where it can; `now` is a placeholder. */
export const noEditShape = (
  { isOver }: Pick<RecordWorks<never, never>, 'isOver'>,
  alias: string,
  now: string,
): string => `case when ${alias}.locked then 'locked' when ${isOver(alias, now)} then 'expired' end`;

const ownRecord = ({ of, isOver, events }: Pick<RecordWorks<never, never>, 'of' | 'isOver' | 'events'>) => `
  select e.id, e.version, e.state, ${writtenLast} as written, e.last_row as "lastRow", ${noEditShape({ isOver }, 'e', '$4::timestamptz')} as "noEdit",
    ${unpublishedShape} is not null as "hasUnpublished",
    ${namedAddress('location')} as location, ${namedAddress('promoter')} as promoter,
    case when e.state = 'published' then e.written end as shown, ${reviewJson} as review, ${events} as events,
    exists (select 1 from media m where m.${of.id} = e.id and m.waiting is not null) as "hasWaitingPictures",
    coalesce((select json_agg(${mediumJson('m')} order by place)
      from jsonb_array_elements_text(${writtenLast}->'media') with ordinality as given(id, place)
      join own_media m on m.id = given.id and e.id in (m.${of.id}, m.${of.waitingFor}) and m.state = 'stored'), '[]') as media,
    ${instantJson('e.created_at')} as "createdAt", ${instantJson(writtenAt)} as "updatedAt"
  from ${of.table} e left join ${of.reviews} r on r.${of.id} = e.id
  where e.client = $1 and e.owner_id = $2 and e.id = $3 and e.state <> 'deleted' and e.written is not null`;

/**
 * Reads an event or an article of a person.
 *
 * @throws {Problem} 404 not_found, also for one of somebody else; 404 other_client for an own one of another client
 */
export async function loadOwn<Sent extends SentRecord, Content extends WrittenContent>(
  works: ReadWorks<Sent, Content>,
  from: Queryable,
  { client, accountId }: Owner,
  id: string,
  now: Date,
): Promise<OwnRecord<Content>> {
  const [row] = await from.query<Row<Sent>>(ownRecord(works), [client, accountId, id, now]);
  if (!row) throw new Problem(404, (await isElsewhere(works, from, accountId, id)) ? 'other_client' : 'not_found');
  const { written, shown, location, promoter, media, events, createdAt, updatedAt, ...rest } = row;
  // Pictures and events that have gone since are no longer named.
  const there = { media: media.map(({ id }) => id), ...(events && { events: events.map(({ id }) => id) }) };
  const content = works.contentOf({ ...written, ...there }, unnumbered);
  const data = {
    ...withoutNulls({ ...content, location, promoter, noEdit: row.noEdit, review: row.review }),
    ...(row.hasUnpublished && { unpublishedChanges: true }),
    ...{ id, state: row.state, media, createdAt, updatedAt },
    ...(events && { events }),
  };
  return { ...rest, content, published: shown ? works.contentOf(shown, unnumbered) : undefined, data };
}

const elsewhere = (table: string) => `
  select 1 from ${table} e join accounts author on author.id = e.owner_id
    join accounts own on own.id = $1 and lower(own.email) = lower(author.email)
  where e.id = $2 and e.client <> own.client and e.state <> 'deleted'
    and own.email_confirmed_at is not null and author.email_confirmed_at is not null`;

/**
 * Whether a record belongs to another client where the same person has an account. Only the author learns that, by an
 * e-mail address that both clients have confirmed; what the record holds is not answered here.
 */
const isElsewhere = async (
  { of }: Pick<RecordWorks<never, never>, 'of'>,
  from: Queryable,
  accountId: Owner['accountId'],
  id: string,
): Promise<boolean> => (await from.query(elsewhere(of.table), [accountId, id])).length > 0;

/** Locks an event or an article of a person and reads it as it is then. */
export async function lockOwn<Sent extends SentRecord, Content extends WrittenContent>(
  works: ReadWorks<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  id: string,
  now: Date,
): Promise<OwnRecord<Content>> {
  // The account first, as in a decision of an operator: two transactions that lock in different order deadlock.
  await transaction.query('select 1 from accounts where id = $1 for update', [owner.accountId]);
  await transaction.query(
    `select 1 from ${works.of.table} where id = $1 and client = $2 and owner_id = $3 for update`,
    [id, owner.client, owner.accountId],
  );
  return loadOwn(works, transaction, owner, id, now);
}

/** What is written gets the ids of its rows before it is stored. */
function unnumbered(): never {
  throw new Error('A row of a stored record has no id.');
}

/** The contract leaves out what is not there. */
const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
