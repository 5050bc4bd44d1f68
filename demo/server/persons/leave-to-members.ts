import { recordHistory } from '../history/record-history';
import type { Queryable } from '../platform/database/database';
import { ARTICLES, EVENTS, type RecordTables } from '../schema/record-tables';

/** SQL: the content with the relation of the new author $2 to the organisation of the record `e`. */
const withNewRelation = (content: string) => `jsonb_set(${content}, '{relation}', (select to_jsonb(m.relation_id)
  from organization_members m where m.client = e.client and m.organization_id = e.organization_id and m.account_id = $2))`;

/** Makes a member of its organisation the author of a record; both accounts and the record are locked. */
export async function changeAuthor(
  transaction: Queryable,
  { table, reviews, id: key }: RecordTables,
  id: string,
  memberId: number,
): Promise<void> {
  await transaction.query(
    `update ${reviews} r set content = ${withNewRelation('r.content')} from ${table} e
     where e.id = $1 and r.${key} = e.id and r.content is not null`,
    [id, memberId],
  );
  await transaction.query(
    `update ${table} e set owner_id = $2, written = ${withNewRelation('e.written')}, version = version + 1 where e.id = $1`,
    [id, memberId],
  );
}

type Successor = { organizationId: number; memberId: number };

/** SQL: for each organisation that $1 shares, the other member who has been one longest and stays. */
const selectSuccessors = `
  select distinct on (m.organization_id) m.organization_id as "organizationId", m.account_id as "memberId"
  from accounts own join organization_members m on m.client = own.client and m.account_id <> own.id
    join accounts a on a.id = m.account_id and a.deletion_due is null
  where own.id = $1 and m.organization_id in (select organization_id from events where owner_id = own.id
    union select organization_id from articles where owner_id = own.id)
  order by m.organization_id, m.relation_id`;

/**
 * Hands the shared records of a deleted account to the member who has been one longest, with the addresses that its
 * person has suggested for them.
 *
 * @returns false if a member is busy, so that nothing can be handed over now: waiting for them could deadlock
 */
export async function leaveToMembers(transaction: Queryable, accountId: number, now: Date): Promise<boolean> {
  const successors = await transaction.query<Successor>(selectSuccessors, [accountId]);
  const memberIds = [...new Set(successors.map(({ memberId }) => memberId))];
  const locked = await transaction.query(
    'select id from accounts where id = any($1::int[]) order by id for key share skip locked',
    [memberIds],
  );
  if (locked.length < memberIds.length) return false;
  for (const successor of successors)
    for (const tables of [EVENTS, ARTICLES]) await leaveTo(transaction, tables, accountId, successor, now);
  return true;
}

async function leaveTo(
  transaction: Queryable,
  tables: RecordTables,
  accountId: number,
  { organizationId, memberId }: Successor,
  now: Date,
): Promise<void> {
  const { kind, table, reviews, id: key } = tables;
  const records = await transaction.query<{ id: string; client: string }>(
    `select e.id, e.client from ${table} e where e.owner_id = $1 and e.organization_id = $2 and e.state <> 'deleted'
       and e.written is not null order by e.id for update`,
    [accountId, organizationId],
  );
  for (const { id, client } of records) {
    await changeAuthor(transaction, tables, id, memberId);
    const entry = { client, kind, record: id, accountId: memberId, action: 'taken_over' } as const;
    await recordHistory(transaction, { ...entry, actor: { by: 'system' } }, now);
  }
  await transaction.query(
    `update addresses a set owner_id = $2 from ${table} e left join ${reviews} r on r.${key} = e.id
     where a.owner_id = $1 and a.state = 'suggested' and e.id = any($3::text[])
       and a.address_id in ((coalesce(r.content, e.written)->>'location')::int,
         (coalesce(r.content, e.written)->>'promoter')::int)`,
    [accountId, memberId, records.map(({ id }) => id)],
  );
}
