import type { NO_EDIT } from '../../../src/model/answers/event-record';
import type { RecordContent } from '../../../src/model/records/event-content';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { addressJson, joinCommunity } from '../schema/json/address-json';
import { mediumJson } from '../schema/json/image-json';
import { instantJson } from '../schema/json/instant-json';
import { authorJson, isEditable, isShared, memberJson, relationToOrganization } from '../schema/record-access';
import { authorState, latestContent, type RecordTables, relationId } from '../schema/record-tables';
import { awaitedRelationJson } from './record-relation';
import type { RecordType, SentRecord } from './record-type';
import type { StoredReview } from './reviews';

/** A stored own event or article. */
export type StoredRecord<Content> = {
  id: string;
  version: number;
  state: 'draft' | 'published';
  /** The latest content of its author. */
  content: Content;
  /** The content that visitors see, if any. */
  published: Content | undefined;
  review: StoredReview | null;
  /** True if an operator has taken it down; `published` is the content until then. */
  isTakenDown: boolean;
  /** True if its author has saved unsent changes of published content. */
  hasUnpublished: boolean;
  /** True if a change of one of its pictures waits for an operator. */
  hasWaitingPictures: boolean;
  /** The highest id that one of its rows has ever had. */
  lastRow: number;
  noEdit: (typeof NO_EDIT)[number] | null;
  /** The author, if that is another member of its organisation. */
  author: { id: number; name: string } | null;
  /** The relation of another member to its organisation, which the answer names instead of the author's. */
  memberRelation: number | null;
  /** The answer about it. */
  data: Record<string, unknown>;
};

type Row<Sent> = Omit<StoredRecord<never>, 'content' | 'published' | 'data'> & {
  shown: Sent | null;
  written: Sent;
  location: unknown;
  promoter: unknown;
  media: { id: string }[];
  events: { id: string }[] | null;
  changedBy: { id: number; name: string } | null;
  createdAt: string;
  updatedAt: string;
};

/** SQL: an address in the content, whoever has suggested it; $1 is the client. */
const usableAddressJson = (name: 'location' | 'promoter') => `
  (select json_strip_nulls(${addressJson('l', 'lm', 'lc')}) from addresses l
    left join addresses lm on lm.address_id = l.main_address_id ${joinCommunity('lc', 'l')}
    where l.address_id = (${latestContent}->>'${name}')::int and lc.community_id is not null and coalesce(l.client, $1) = $1)`;

/**
 * SQL: the unsettled review of a record `e`, or that it was taken down; null without both. `r` is a joined row of its
 * reviews.
 */
export const reviewJson = `
  case when e.state = 'taken_down' then json_strip_nulls(json_build_object('state', 'takenDown',
    'since', ${instantJson('e.taken_down_at')}, 'reason', nullif(e.taken_down_reason, '')))
  when r.state in ('waiting', 'rejected') then json_strip_nulls(json_build_object('state', r.state,
    'since', ${instantJson('r.since')}, 'reason', nullif(r.reason, ''),
    'fields', case when r.fields <> '{}' then to_jsonb(r.fields) end,
    'relation', case when r.state = 'waiting' then ${awaitedRelationJson(relationId)} end)) end`;

/** SQL: true if the author of a published record `e` has saved unsent changes, else null. */
export const unpublishedSql = `case when r.state = 'unpublished' and e.state = 'published' then true end`;

/** SQL: the time of the last change of a record `e`, with its review `r`. */
export const writtenAt = 'case when r.content is null then e.updated_at else r.written_at end';

/** The part of a record type that reads need. */
export type ReadableType<Sent extends SentRecord, Content extends RecordContent> = Pick<
  RecordType<Sent, Content>,
  'tables' | 'contentOf' | 'isOver' | 'eventsJson'
>;

/** SQL: the reason why a record cannot be changed, else null; `now` is a placeholder. */
export const noEditSql = ({ isOver }: Pick<RecordType<never, never>, 'isOver'>, alias: string, now: string): string =>
  `case when ${alias}.locked then 'locked' when ${isOver(alias, now)} then 'expired' end`;

const selectOwnRecord = ({
  tables,
  isOver,
  eventsJson,
}: Pick<RecordType<never, never>, 'tables' | 'isOver' | 'eventsJson'>) => `
  select e.id, e.version, ${authorState('e')} as state, e.state = 'taken_down' as "isTakenDown", ${latestContent} as written, e.last_row as "lastRow", ${noEditSql({ isOver }, 'e', '$4::timestamptz')} as "noEdit",
    ${unpublishedSql} is not null as "hasUnpublished",
    ${usableAddressJson('location')} as location, ${usableAddressJson('promoter')} as promoter,
    case when e.state in ('published', 'taken_down') then e.written end as shown, ${reviewJson} as review, ${eventsJson} as events,
    exists (select 1 from media m where m.${tables.id} = e.id and m.waiting is not null) as "hasWaitingPictures",
    coalesce((select json_agg(${mediumJson('m')} order by place)
      from jsonb_array_elements_text(${latestContent}->'media') with ordinality as given(id, place)
      join own_media m on m.id = given.id and e.id in (m.${tables.id}, m.${tables.waitingFor}) and m.state = 'stored'), '[]') as media,
    ${authorJson('e', '$2')} as author, case when e.owner_id <> $2 then ${relationToOrganization('e', '$2')} end as "memberRelation",
    (select ${memberJson('c')} from accounts c where c.id = nullif(e.changed_by, $2) and ${isShared('e', '$1', '$2')}) as "changedBy",
    ${instantJson('e.created_at')} as "createdAt", ${instantJson(writtenAt)} as "updatedAt"
  from ${tables.table} e left join ${tables.reviews} r on r.${tables.id} = e.id
  where ${isEditable('e', '$1', '$2')} and e.id = $3 and e.state <> 'deleted' and e.written is not null`;

/**
 * Loads an event or an article that a person may change.
 *
 * @throws {Problem} 404 not_found, also for another person's, unless they share it; 404 other_client for an own one of another client
 */
export async function loadOwnRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: ReadableType<Sent, Content>,
  from: Queryable,
  { client, accountId }: Owner,
  id: string,
  now: Date,
): Promise<StoredRecord<Content>> {
  const [row] = await from.query<Row<Sent>>(selectOwnRecord(recordType), [client, accountId, id, now]);
  if (!row) throw new Problem(404, (await isElsewhere(recordType, from, accountId, id)) ? 'other_client' : 'not_found');
  const { written, shown, location, promoter, media, events, changedBy, createdAt, updatedAt, ...fields } = row;
  // Pictures and events that were deleted since are left out.
  const existing = { media: media.map(({ id }) => id), ...(events && { events: events.map(({ id }) => id) }) };
  const content = recordType.contentOf({ ...written, ...existing }, failWithoutId);
  const data = {
    ...withoutNulls({ ...content, location, promoter, noEdit: row.noEdit, review: row.review }),
    ...(row.hasUnpublished && { unpublishedChanges: true }),
    ...(row.author && { author: row.author, isOwn: false, relation: row.memberRelation ?? undefined }),
    ...(changedBy && { changedBy }),
    ...{ id, state: row.state, media, createdAt, updatedAt },
    ...(events && { events }),
  };
  return { ...fields, content, published: shown ? recordType.contentOf(shown, failWithoutId) : undefined, data };
}

const selectElsewhere = (table: string) => `
  select 1 from ${table} e join accounts author on author.id = e.owner_id
    join accounts own on own.id = $1 and lower(own.email) = lower(author.email)
  where e.id = $2 and e.client <> own.client and e.state <> 'deleted'
    and own.email_confirmed_at is not null and author.email_confirmed_at is not null`;

/**
 * Checks whether a record belongs to another client where the same person has an account. Only the author learns that,
 * by an e-mail address that both clients have confirmed; the content is not answered here.
 */
const isElsewhere = async (
  { tables }: Pick<RecordType<never, never>, 'tables'>,
  from: Queryable,
  accountId: Owner['accountId'],
  id: string,
): Promise<boolean> => (await from.query(selectElsewhere(tables.table), [accountId, id])).length > 0;

/**
 * Locks an event or an article that a person may change and loads its current row.
 *
 * @throws {Problem} 404 not_found, 503 busy
 */
export async function lockOwnRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: ReadableType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  id: string,
  now: Date,
): Promise<StoredRecord<Content>> {
  await lockEditable(transaction, recordType.tables, owner, id);
  return loadOwnRecord(recordType, transaction, owner, id, now);
}

/**
 * Locks the accounts of a person, of the author of a record, and of others, by their ids, and then the record; does
 * nothing for a record that the person may not change.
 *
 * @throws {Problem} 503 busy, when its author changes meanwhile
 */
export async function lockEditable(
  transaction: Queryable,
  { table }: RecordTables,
  { client, accountId }: Owner,
  id: string,
  others: readonly number[] = [],
): Promise<void> {
  const findAuthor = async (lock = '') => {
    const [row] = await transaction.query<{ authorId: number }>(
      `select e.owner_id as "authorId" from ${table} e where e.id = $3 and ${isEditable('e', '$1', '$2')} ${lock}`,
      [client, accountId, id],
    );
    return row?.authorId;
  };
  const authorId = await findAuthor();
  // The accounts first, as in a decision of an operator: two transactions that lock in different order deadlock.
  await transaction.query('select 1 from accounts where id = any($1::int[]) order by id for update', [
    [accountId, ...(authorId === undefined ? [] : [authorId]), ...others],
  ]);
  const lockedAuthorId = await findAuthor('for update of e');
  if (lockedAuthorId !== undefined && lockedAuthorId !== authorId) throw new Problem(503, 'busy');
}

/** Fails for a row without an id: rows get ids before they are stored. */
function failWithoutId(): never {
  throw new Error('A row of a stored record has no id.');
}

/** Removes null properties, as the contract omits them. */
const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
