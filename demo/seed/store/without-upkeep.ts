import type { Transaction } from '../../server/platform/database/database';

type Definition = { tableName: string; name: string; definition: string };

/**
 * Runs `work` while foreign keys, indexes that are no constraints and triggers of some tables are set aside, and puts
 * them back after it: an index is built, and a key compared with all it refers to, in a fraction of the time that it takes
 * row by row. Others have to wait until the transaction ends before they can read these tables.
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
      // A key is compared by a join, which needs to know how many rows there are.
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
