import type { Transaction } from '../../server/platform/database/database';

type Definition = { tableName: string; name: string; definition: string };

/**
 * Runs `work` without foreign keys, triggers and indexes (except constraints) of some tables, and restores them
 * afterwards. Building an index or checking a key once takes a fraction of the time of doing so row by row. Other
 * transactions cannot read these tables until the transaction ends.
 *
 * @param keep indexes that `work` itself needs
 */
export async function withoutUpkeep(
  transaction: Transaction,
  tables: readonly string[],
  keep: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await transaction.query<Definition>(FOREIGN_KEYS, [tables]);
  const indexes = await transaction.query<Definition>(INDEXES, [tables, keep]);
  await transaction.script(
    [
      ...tables.map((table) => `alter table ${table} disable trigger user`),
      ...keys.map(({ tableName, name }) => `alter table ${tableName} drop constraint ${name}`),
      ...indexes.map(({ name }) => `drop index ${name}`),
    ].join(';\n'),
  );
  await work();
  await transaction.script(
    [
      ...indexes.map(({ definition }) => definition),
      // A foreign key is checked by a join, which needs the numbers of rows.
      `analyze ${tables.join(', ')}`,
      ...keys.map(({ tableName, name, definition }) => `alter table ${tableName} add constraint ${name} ${definition}`),
      ...tables.map((table) => `alter table ${table} enable trigger user`),
    ].join(';\n'),
  );
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "tableName", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by 1, 2`;

const INDEXES = `
  select indrelid::regclass::text as "tableName", indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any($1::regclass[]) and not indisunique and indexrelid <> all($2::regclass[]) order by 1, 2`;
