import { copyOf, indexOfRow, isRow, isSame, putAt, type RowId, valueAt } from '../../lib/value-at';
import type { FieldDefinitions, Structure } from '../engine/field-definitions';

/** The three sides of a merge: the initial record, the values of the form, and the current record of the server. */
export type Sides<Values extends object> = { before: Values; mine: Values; theirs: Values };

/** The result of a three-way merge. */
export type Merge<Values extends object> = {
  /** The merged values: changes of either side, mine where both changed. */
  values: Values;
  /** The paths that both changed differently: fields, or rows that one side changed and the other removed. */
  open: string[];
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isRow) : []);
const rowIn = (list: unknown, id: RowId) => rowsOf(list)[indexOfRow(rowsOf(list), id)];

/** Returns the paths where two states of a form differ, by field and by row. The order of rows does not count. */
export const differingPaths = ({ fields }: Pick<Structure, 'fields'>, mine: object, theirs: object): string[] =>
  differing(fields, mine, theirs, '');

function differing(plans: FieldDefinitions | undefined, mine: object, theirs: object, above: string): string[] {
  const keys = Object.keys({ ...mine, ...theirs }).filter((key) => above === '' || key !== 'id');
  return keys.flatMap((key) => {
    const path = above + key;
    const { fields, rows, merge } = plans?.[key] ?? {};
    const one = valueAt(mine, key);
    const other = valueAt(theirs, key);
    if (isSame(one, other)) return [];
    if (rows) return differingRows({ rows, isWhole: merge === 'whole' }, one, other, `${path}.`);
    return fields && isGroup(one) && isGroup(other) ? differing(fields, one, other, `${path}.`) : [path];
  });
}

type RowPlan = { rows: FieldDefinitions; isWhole: boolean };

function differingRows({ rows, isWhole }: RowPlan, mine: unknown, theirs: unknown, above: string): string[] {
  const ids = new Set([...rowsOf(mine), ...rowsOf(theirs)].map(({ id }) => String(id)));
  return [...ids].flatMap((id) => {
    const one = rowIn(mine, id);
    const other = rowIn(theirs, id);
    if (isSame(one, other)) return [];
    return one && other && !isWhole ? differing(rows, one, other, `${above}${id}.`) : [above + id];
  });
}

/** Merges two states of a record by field, and lists by row. */
export function mergeOf<Values extends object>(structure: Structure, sides: Sides<Values>): Merge<Values> {
  const { before, mine, theirs } = sides;
  const isKept = (side: object) => (path: string) => isSame(valueAt(side, path), valueAt(before, path));
  const isMineKept = isKept(mine);
  const isTheirsKept = isKept(theirs);
  const changed = differingPaths(structure, mine, theirs).filter((path) => !isMineKept(path));
  const values = mergedWith(theirs, mine, changed);
  arrange(structure.fields, values, sides);
  return { values, open: changed.filter((path) => !isTheirsKept(path)) };
}

/** Returns a state with the values of another state at some paths; rows missing there are removed. */
export function mergedWith<Values extends object>(state: Values, other: Values, paths: readonly string[]): Values {
  const merged = copyOf(state);
  for (const path of paths) putAt(merged, path, copyOf(valueAt(other, path)));
  return merged;
}

type Some = Readonly<Record<keyof Sides<object>, unknown>>;
const NOTHING: object = {};

/** Sorts the rows of merged lists in the order of the side that moved them: mine if both did. */
function arrange(plans: FieldDefinitions, values: object, sides: Some) {
  for (const [key, { fields, rows }] of Object.entries(plans)) {
    const list = valueAt(values, key);
    const parts = partsOf(sides, (side) => valueAt(isGroup(side) ? side : NOTHING, key));
    if (rows && Array.isArray(list)) {
      const order = orderOf(parts);
      list.sort((one, other) => placeIn(order, one) - placeIn(order, other));
      for (const row of rowsOf(list))
        arrange(
          rows,
          row,
          partsOf(parts, (side) => rowIn(side, row.id)),
        );
    }
    if (fields && isGroup(list)) arrange(fields, list, parts);
  }
}

const partsOf = (sides: Some, partOf: (side: unknown) => unknown): Some => ({
  before: partOf(sides.before),
  mine: partOf(sides.mine),
  theirs: partOf(sides.theirs),
});

const placeIn = (order: readonly string[], row: unknown) => (isRow(row) ? order.indexOf(String(row.id)) : -1);

function orderOf({ before, mine, theirs }: Some): string[] {
  const [atFirst = [], own = [], other = []] = [before, mine, theirs].map((list) =>
    rowsOf(list).map(({ id }) => String(id)),
  );
  const common = (ids: readonly string[]) => ids.filter((id) => [atFirst, own, other].every((all) => all.includes(id)));
  const hasMoved = !isSame(common(own), common(atFirst));
  const [order, added] = hasMoved ? [[...own], other] : [[...other], own];
  // A row that only one side has keeps its predecessor of that side.
  for (const [place, id] of added.entries())
    if (!order.includes(id)) order.splice(place === 0 ? 0 : order.indexOf(added[place - 1] ?? '') + 1, 0, id);
  return order;
}
