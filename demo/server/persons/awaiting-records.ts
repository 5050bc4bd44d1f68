import { recordOwnAction } from '../history/record-history';
import type { MailLanguage } from '../mail/mail-texts';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { ARTICLES, EVENTS, isDecidable, latestContent, type RecordTables, relationId } from '../schema/record-tables';

/** A record that waits with a role relation. */
export type AwaitingRecord = {
  kind: RecordTables['kind'];
  /** The number of its review. */
  id: number;
  recordId: string;
  title: string;
};

/** SQL: whether a relation waits for an operator's approval, so that the records for it wait as well. */
export const isUndecided = (relation: string): string =>
  `${relation}.status not in ('approved', 'rejected', 'blocked', 'delete')`;

/** SQL: whether a suggested address is decided on together with a relation to it. */
export const isDecidedWithRelation = (address: string): string => `exists (select 1 from role_relations w
  join accounts wa on wa.id = w.account_id
  where w.address_id = ${address}.address_id and ${isUndecided('w')} and wa.status <> 'blocked')`;

/** SQL: whether a suggested address was refused with its author's relations to it, so that it needs no decision. */
export const isRefusedWithRelation = (
  address: string,
): string => `coalesce((select bool_and(w.status in ('rejected', 'blocked'))
  from role_relations w where w.address_id = ${address}.address_id and w.account_id = ${address}.owner_id), false)`;

/** SQL: whether a record `e` with its review `r` waits with an undecided relation. */
export const waitsWithRelation = `exists (select 1 from role_relations w
  where w.id = ${relationId} and w.account_id = e.owner_id and ${isUndecided('w')})`;

const selectAwaiting = (relation: string, { kind, table, reviews, id }: RecordTables) => `
  select '${kind}' as kind, r.id, e.id as "recordId", ${latestContent}->>'title' as title, e.version, r.since,
    e.state = 'published' as is_change
  from (select ${relation}.id, ${relation}.account_id) own
    join ${table} e on e.owner_id = own.account_id join ${reviews} r on r.${id} = e.id
  where r.state = 'waiting' and ${isDecidable('e')} and ${relationId} = own.id`;

/** SQL: the rows of all records that wait and name a relation; `relation` is a row of role_relations. */
export const awaitingRows = (relation: string): string =>
  `${selectAwaiting(relation, EVENTS)} union all ${selectAwaiting(relation, ARTICLES)}`;

/** Finds the records that wait and name a relation, the oldest first. */
export const findAwaiting = (from: Queryable, relation: number): Promise<AwaitingRecord[]> =>
  from.query<AwaitingRecord>(
    `select w.kind, w.id, w."recordId", w.title from role_relations rr, lateral (${awaitingRows('rr')}) w
     where rr.id = $1 order by w.since, w.kind, w.id`,
    [relation],
  );

/** Locks the waiting records of an account, whose row is locked already, until the transaction ends. */
export async function lockAwaiting(transaction: Queryable, accountId: number): Promise<void> {
  for (const { table, reviews, id } of [EVENTS, ARTICLES])
    await transaction.query(
      `select 1 from ${table} e join ${reviews} r on r.${id} = e.id
       where e.owner_id = $1 and r.state = 'waiting' order by e.id for update`,
      [accountId],
    );
}

/** Finds the relation with which a record under review or a suggested address is decided on. */
export async function findRelationOf(
  from: Queryable,
  client: string,
  { kind, id }: { kind: string; id: number },
): Promise<number | undefined> {
  const tables = [EVENTS, ARTICLES].find((one) => one.kind === kind);
  const select = tables
    ? `select ${relationId} as relation from ${tables.reviews} r join ${tables.table} e on e.id = r.${tables.id}
       where r.client = $1 and r.id = $2 and r.state = 'waiting' and ${isDecidable('e')} and ${waitsWithRelation}`
    : `select rr.id as relation from addresses a join role_relations rr on rr.address_id = a.address_id
       where a.client = $1 and a.address_id = $2 and a.state = 'suggested' and ${isUndecided('rr')} order by rr.id limit 1`;
  if (!tables && kind !== 'address') return undefined;
  const [row] = await from.query<{ relation: number }>(select, [client, id]);
  return row?.relation;
}

/** The reasons that the server gives itself. */
export const fixedReasons = {
  late: { de: 'Die Freigabe kam nach dem letzten Termin.', en: 'The approval came after the last date.' },
  removed: {
    de: 'Die Organisation ist aus Ihrem Profil entfernt.',
    en: 'The organisation has been removed from your profile.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<MailLanguage, string>>>>;

/** Returns a waiting record to its author with a reason. */
export async function sendBack(
  { table, reviews }: RecordTables,
  transaction: Queryable,
  { id, recordId, reason, fields = [] }: { id: number; recordId: string; reason: string; fields?: readonly string[] },
): Promise<{ action: string; details: Record<string, unknown> }> {
  await transaction.query(`update ${reviews} set state = 'rejected', reason = $2, fields = $3 where id = $1`, [
    ...[id, reason, [...fields]],
  ]);
  await transaction.query(`update ${table} set version = version + 1 where id = $1`, [recordId]);
  return { action: 'reject', details: { reason, ...(fields.length > 0 && { fields: [...fields] }) } };
}

/** Returns the records that wait with a relation to the person who removes it, with the reason. */
export async function withdrawAwaiting(
  transaction: Queryable,
  { relation, owner }: { relation: number; owner: Owner },
  now: Date,
): Promise<void> {
  await lockAwaiting(transaction, owner.accountId);
  const [person] = await transaction.query<{ language: MailLanguage }>('select language from accounts where id = $1', [
    owner.accountId,
  ]);
  const reason = fixedReasons.removed[person?.language ?? 'de'];
  for (const { kind, id, recordId } of await findAwaiting(transaction, relation)) {
    await sendBack(kind === 'event' ? EVENTS : ARTICLES, transaction, { id, recordId, reason });
    const target = { kind, record: recordId };
    await recordOwnAction(transaction, { ...owner, target, action: 'withdrawn', details: { reason } }, now);
  }
}
