import type { Queryable } from '../../platform/database/database';
import { ARTICLES, EVENTS } from '../../schema/record-tables';

/** A record whose content named a replaced address: the table, the column and the field. */
type ReplacedField = { table: string; column: 'written' | 'content'; field: 'location' | 'promoter'; ids: string[] };

/** The content that named an address before it was replaced by another one. */
export type Replacement = { by: number; fields: ReplacedField[] };

/**
 * Deletes a suggested address and lets everything name a known one: what its author has written, also for an
 * organisation or before handing it over. Nothing that visitors see may use it.
 */
export async function replaceAddress(
  transaction: Queryable,
  { id, by }: { id: number; by: number },
): Promise<Replacement> {
  await transaction.query('update role_relations set address_id = $2 where address_id = $1', [id, by]);
  await transaction.query('update accounts set organization_id = $2 where organization_id = $1', [id, by]);
  const fields: ReplacedField[] = [];
  for (const { table, reviews, id: key } of [EVENTS, ARTICLES])
    for (const field of ['location', 'promoter'] as const) {
      const written = await setAddress(transaction, { table, column: 'written', field }, by, {
        where: `t.owner_id is not null and (t.written->>'${field}')::int = $1`,
        params: [id],
      });
      const content = await setAddress(transaction, { table: reviews, column: 'content', field }, by, {
        where: `t.${key} in (select e.id from ${table} e where e.owner_id is not null) and (t.content->>'${field}')::int = $1`,
        params: [id],
      });
      fields.push({ table, column: 'written', field, ids: written });
      fields.push({ table: reviews, column: 'content', field, ids: content });
    }
  await transaction.query('delete from addresses where address_id = $1', [id]);
  return { by, fields: fields.filter(({ ids }) => ids.length > 0) };
}

/** Lets the content that named a replaced address name it again, unless it has been changed since. */
export async function restoreReplaced(transaction: Queryable, id: number, { by, fields }: Replacement): Promise<void> {
  for (const { ids, ...where } of fields)
    await setAddress(transaction, where, id, {
      where: `t.id::text = any($2::text[]) and (t.${where.column}->>'${where.field}')::int = $1`,
      params: [by, ids],
    });
}

async function setAddress(
  transaction: Queryable,
  { table, column, field }: Omit<ReplacedField, 'ids'>,
  address: number,
  { where, params }: { where: string; params: readonly unknown[] },
): Promise<string[]> {
  const version = column === 'written' ? ', version = version + 1' : '';
  const rows = await transaction.query<{ id: string }>(
    `update ${table} t set ${column} = jsonb_set(t.${column}, '{${field}}', to_jsonb($${params.length + 1}::int))${version}
     where ${where} returning t.id::text as id`,
    [...params, address],
  );
  return rows.map(({ id }) => id);
}
