import { copyOf, indexOfRow, isRow, isSame, putAt, type RowId, valueAt } from '../../lib/value-at';
import type { FieldDefinitions, Structure } from '../engine/field-definitions';

/** The three sides of a merge: the initial record, the values of the form, and the current record of the server. */
export type Sides<Values extends object> = { before: Values; local: Values; server: Values };

/** The result of a three-way merge. */
export type Merge<Values extends object> = {
  /** The merged values: changes of either side, the local one where both changed. */
  values: Values;
  /** The paths that both changed differently: fields, or rows that one side changed and the other removed. */
  conflicts: string[];
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isRow) : []);
const rowIn = (list: unknown, id: RowId) => rowsOf(list)[indexOfRow(rowsOf(list), id)];

/** Returns the paths where two states of a form differ, by field and by row. The order of rows does not count. */
export const differingPaths = ({ fields }: Pick<Structure, 'fields'>, local: object, server: object): string[] =>
  differing(fields, local, server, '');

function differing(definitions: FieldDefinitions | undefined, local: object, server: object, prefix: string): string[] {
  const keys = Object.keys({ ...local, ...server }).filter((key) => prefix === '' || key !== 'id');
  return keys.flatMap((key) => {
    const path = prefix + key;
    const { fields, rows, merge } = definitions?.[key] ?? {};
    const one = valueAt(local, key);
    const other = valueAt(server, key);
    if (isSame(one, other)) return [];
    if (rows) return differingRows({ rows, isWhole: merge === 'whole' }, one, other, `${path}.`);
    return fields && isGroup(one) && isGroup(other) ? differing(fields, one, other, `${path}.`) : [path];
  });
}

type RowsDefinition = { rows: FieldDefinitions; isWhole: boolean };

function differingRows({ rows, isWhole }: RowsDefinition, local: unknown, server: unknown, prefix: string): string[] {
  const ids = new Set([...rowsOf(local), ...rowsOf(server)].map(({ id }) => String(id)));
  return [...ids].flatMap((id) => {
    const one = rowIn(local, id);
    const other = rowIn(server, id);
    if (isSame(one, other)) return [];
    return one && other && !isWhole ? differing(rows, one, other, `${prefix}${id}.`) : [prefix + id];
  });
}

/** Merges two states of a record by field, and lists by row. */
export function mergeOf<Values extends object>(structure: Structure, sides: Sides<Values>): Merge<Values> {
  const { before, local, server } = sides;
  const isUnchanged = (side: object) => (path: string) => isSame(valueAt(side, path), valueAt(before, path));
  const isLocalUnchanged = isUnchanged(local);
  const isServerUnchanged = isUnchanged(server);
  const changed = differingPaths(structure, local, server).filter((path) => !isLocalUnchanged(path));
  const values = mergedWith(server, local, changed);
  arrange(structure.fields, values, sides);
  return { values, conflicts: changed.filter((path) => !isServerUnchanged(path)) };
}

/** Returns a state with the values of another state at some paths; rows missing there are removed. */
export function mergedWith<Values extends object>(state: Values, other: Values, paths: readonly string[]): Values {
  const merged = copyOf(state);
  for (const path of paths) putAt(merged, path, copyOf(valueAt(other, path)));
  return merged;
}

type UnknownSides = Readonly<Record<keyof Sides<object>, unknown>>;
const NOTHING: object = {};

/** Sorts the rows of merged lists in the order of the side that moved them, the local one if both did. */
function arrange(definitions: FieldDefinitions, values: object, sides: UnknownSides) {
  for (const [key, { fields, rows }] of Object.entries(definitions)) {
    const list = valueAt(values, key);
    const partSides = mapSides(sides, (side) => valueAt(isGroup(side) ? side : NOTHING, key));
    if (rows && Array.isArray(list)) {
      const order = orderOf(partSides);
      list.sort((one, other) => indexIn(order, one) - indexIn(order, other));
      for (const row of rowsOf(list))
        arrange(
          rows,
          row,
          mapSides(partSides, (side) => rowIn(side, row.id)),
        );
    }
    if (fields && isGroup(list)) arrange(fields, list, partSides);
  }
}

const mapSides = (sides: UnknownSides, select: (side: unknown) => unknown): UnknownSides => ({
  before: select(sides.before),
  local: select(sides.local),
  server: select(sides.server),
});

const indexIn = (order: readonly string[], row: unknown) => (isRow(row) ? order.indexOf(String(row.id)) : -1);

function orderOf({ before, local, server }: UnknownSides): string[] {
  const [idsBefore = [], localIds = [], serverIds = []] = [before, local, server].map((list) =>
    rowsOf(list).map(({ id }) => String(id)),
  );
  const common = (ids: readonly string[]) =>
    ids.filter((id) => [idsBefore, localIds, serverIds].every((all) => all.includes(id)));
  const hasMoved = !isSame(common(localIds), common(idsBefore));
  const [order, added] = hasMoved ? [[...localIds], serverIds] : [[...serverIds], localIds];
  // A row that only one side has keeps its predecessor of that side.
  for (const [index, id] of added.entries())
    if (!order.includes(id)) order.splice(index === 0 ? 0 : order.indexOf(added[index - 1] ?? '') + 1, 0, id);
  return order;
}
