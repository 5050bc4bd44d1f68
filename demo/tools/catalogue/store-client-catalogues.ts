import type { Queryable } from '../../server/platform/database/database';
import { insertRows } from '../store/insert-rows';
import type { Counts, Mistake, RoleRow, RubricRow } from './catalogue-kinds';

type Stored = { counts: Counts; mistakes: Mistake[] };
type Named = { line: number; id: number | undefined; name: string };

/** Stores the rubrics of a client, and brings the search of events with a renamed one up to date. */
export async function storeRubrics(to: Queryable, client: string, rows: readonly RubricRow[]): Promise<Stored> {
  const stored = await to.query<Required<Omit<RubricRow, 'line'>> & { id: number }>(
    'select id, name, name_en as "nameEn", color, icon, position from rubrics where client = $1',
    [client],
  );
  const { known, mistakes } = withIds(rows, stored);
  const changes = compare(known, stored, ({ name, nameEn, color, icon, position }) => [
    name,
    nameEn,
    color,
    icon,
    position,
  ]);
  await insertRows(
    to,
    `insert into rubrics (client, id, name, name_en, color, icon, position)
     select client, id, name, "nameEn", color, icon, position
     from jsonb_to_recordset($1::jsonb) as r(client text, id int, name text, "nameEn" text, color text, icon text, position int)
     on conflict (client, id) do update set name = excluded.name, name_en = excluded.name_en, color = excluded.color,
       icon = excluded.icon, position = excluded.position`,
    [...changes.added, ...changes.changed].map((row) => ({ client, ...row })),
  );
  const changed = changes.changed.map(({ id }) => id);
  if (changed.length > 0)
    await to.query(
      `select index_events($1, ids) from (select array_agg(distinct e.id) as ids from events e
         join event_rubrics r on r.event_id = e.id where e.client = $1 and r.rubric_id = any($2::int[])) as found
       where ids is not null`,
      [client, changed],
    );
  return { counts: changes.counts, mistakes };
}

/** Stores the roles of a client. */
export async function storeRoles(to: Queryable, client: string, rows: readonly RoleRow[]): Promise<Stored> {
  const stored = await to.query<Omit<RoleRow, 'line' | 'id'> & { id: number }>(
    'select role_id as id, name, type, position from roles where client = $1',
    [client],
  );
  const { known, mistakes } = withIds(rows, stored);
  const changes = compare(known, stored, ({ name, type, position }) => [name, type, position]);
  await insertRows(
    to,
    `insert into roles (client, role_id, name, type, position) select client, id, name, type, position
     from jsonb_to_recordset($1::jsonb) as r(client text, id int, name text, type text, position int)
     on conflict (client, role_id) do update set name = excluded.name, type = excluded.type, position = excluded.position`,
    [...changes.added, ...changes.changed].map((row) => ({ client, ...row })),
  );
  return { counts: changes.counts, mistakes };
}

/** Gives each row its id: its own, that of the stored entry of its name, or a new one. */
function withIds<Row extends Named>(
  rows: readonly Row[],
  stored: readonly { id: number; name: string }[],
): { known: (Row & { id: number })[]; mistakes: Mistake[] } {
  const ids = new Map(stored.map(({ id, name }) => [name.toLowerCase(), id]));
  const named = new Set(rows.flatMap(({ id }) => id ?? []));
  let last = Math.max(0, ...named, ...stored.map(({ id }) => id));
  const mistakes: Mistake[] = [];
  const known = rows.map((row) => {
    const same = ids.get(row.name.toLowerCase());
    // A stored entry may give its name away, if the file renames it.
    if (row.id !== undefined && same !== undefined && same !== row.id && !named.has(same))
      mistakes.push({ line: row.line, mistake: `the name "${row.name}" belongs to the id ${same} already` });
    if (row.id === undefined && same !== undefined && named.has(same))
      mistakes.push({ line: row.line, mistake: `"${row.name}" has the id ${same} here, which another line names` });
    return { ...row, id: row.id ?? same ?? ++last };
  });
  return { known, mistakes };
}

/** Compares rows with stored ones of the same id. */
export function compare<Key extends string | number, Row extends { id: Key }>(
  rows: readonly Row[],
  stored: readonly Omit<Row, 'line'>[],
  contentOf: (row: Omit<Row, 'line'>) => unknown,
): { added: Row[]; changed: Row[]; counts: Counts } {
  const before = new Map(stored.map((row) => [row.id, JSON.stringify(contentOf(row))]));
  const added = rows.filter(({ id }) => !before.has(id));
  const changed = rows.filter((row) => before.has(row.id) && before.get(row.id) !== JSON.stringify(contentOf(row)));
  const ids = new Set(rows.map(({ id }) => id));
  const counts = {
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - added.length - changed.length,
    left: stored.filter(({ id }) => !ids.has(id)).length,
  };
  return { added, changed, counts };
}
