import type { Queryable } from '../../server/platform/database/database';

/** A table with the columns that a backup has: all but the generated ones. */
export type Table = { name: string; columns: { name: string; type: string }[]; key: string[] };

/**
 * The tables that a backup leaves out: the search index, which a restore makes anew, changes since the last minutes by
 * numbers of transactions, and the migrations, which the manifest has.
 */
const LEFT_OUT = [
  ...['event_index', 'appointment_index', 'address_index', 'event_texts', 'event_words'],
  ...['facet_bits', 'sparse_bits', 'search_words', 'event_changes', 'migrations'],
];

/** The number of rows that are read at once. */
const AT_ONCE = 200;
/** The greatest length of the rows that are inserted at once, in characters; one row may be longer. */
const MAX_LENGTH = 2_000_000;

/** Loads the tables of a backup, by name. */
export const loadTables = (from: Queryable): Promise<Table[]> =>
  from.query<Table>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname collate "C")
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1::text[])
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname collate "C"`,
    [LEFT_OUT],
  );

/** SQL: what makes values the same texts in every database. */
export const SAME_TEXTS = `select set_config(name, value, true) from (values ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'),
  ('intervalstyle', 'postgres'), ('bytea_output', 'hex'), ('extra_float_digits', '1')) as s(name, value)`;

/** Quotes the name of a table or column. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Reads the rows of a table within a transaction, in the order of its key. A row is a JSON list of its values as texts,
 * by which every type comes back as it was.
 */
export async function* readRows(from: Queryable, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const order = table.key.map((name) => {
    const type = table.columns.find((column) => column.name === name)?.type;
    return type === 'text' ? `${quoted(name)} collate "C"` : quoted(name);
  });
  const line = `select to_json(array[${values}]::text[])::text as line from ${quoted(table.name)}`;
  // Rows without a key are ordered by all that they have: the same rows are always the same file.
  const sql =
    order.length > 0
      ? `${line} order by ${order.join(', ')}`
      : `select line from (${line}) as r order by line collate "C"`;
  await from.query(`declare backup_rows no scroll cursor for ${sql}`);
  for (;;) {
    const rows = await from.query<{ line: string }>(`fetch ${AT_ONCE} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line: text }) => text);
  }
  await from.query('close backup_rows');
}

/** Inserts rows that readRows has read; `names` are their columns. */
export async function insertLines(
  to: Queryable,
  table: Table,
  names: readonly string[],
  lists: AsyncIterable<readonly string[]>,
): Promise<void> {
  const types = names.map((name) => {
    const column = table.columns.find((one) => one.name === name);
    if (!column) throw new Error(`The table ${table.name} has no column ${name} in this version.`);
    return column.type;
  });
  const sql = `insert into ${quoted(table.name)} (${names.map(quoted).join(', ')}) overriding system value
    select ${types.map((type, index) => `(v ->> ${index})::${type}`).join(', ')}
    from jsonb_array_elements($1::jsonb) with ordinality as r(v, at) order by at`;
  let waiting: string[] = [];
  let length = 0;
  const insert = async () => {
    if (waiting.length > 0) await to.query(sql, [`[${waiting.join(',')}]`]);
    waiting = [];
    length = 0;
  };
  for await (const lines of lists)
    for (const line of lines) {
      if (length + line.length > MAX_LENGTH) await insert();
      waiting.push(line);
      length += line.length;
    }
  await insert();
}
