/** Names that lead out of plain data. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const stepsOf = (path: string): string[] => {
  const steps = path.split('.');
  if (steps.some((step) => FORBIDDEN.has(step))) throw new RangeError(`There is no field ${path}`);
  return steps;
};

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What names a row of a list: a number of the server's, or a word of our own until the row is saved. */
export type RowId = number | string;

/** Whether a value is a row of a list: it carries its id. */
export const isRow = (value: unknown): value is { id: RowId } =>
  isNode(value) && (typeof value.id === 'string' || typeof value.id === 'number');

/** Where the row of an id stands in a list; -1 where there is none. */
export const placeOfRow = (list: readonly unknown[], id: RowId): number =>
  list.findIndex((row) => isRow(row) && String(row.id) === String(id));

const childOf = (node: unknown, step: string): unknown => {
  if (Array.isArray(node)) return node[placeOfRow(node, step)];
  return isNode(node) ? node[step] : undefined;
};

/** The value at a path such as 'official.plz', or 'roleRelations.17.role' of the row of this id; undefined where there is none. */
export const valueAt = (root: object, path: string): unknown => stepsOf(path).reduce<unknown>(childOf, root);

/** A path by the places of rows, as rules and servers tell it, as a path by their ids: 'links.0.url' is 'links.17.url'. */
export function pathById(root: object, path: string): string {
  let node: unknown = root;
  // Whatever a server calls a field is only read here.
  const steps = path.split('.').map((step) => {
    const row: unknown = Array.isArray(node) && /^\d+$/.test(step) ? node[Number(step)] : undefined;
    const name = isRow(row) ? String(row.id) : step;
    node = childOf(node, name);
    return name;
  });
  return steps.join('.');
}

/**
 * Puts a value at a path. A row that the list has not is added at its end; undefined in place of a row takes it out.
 *
 * @throws {RangeError} when the path leads through something that is not there
 */
export function putAt(root: object, path: string, value: unknown): void {
  const steps = stepsOf(path);
  const last = steps.pop() ?? '';
  const node = steps.length === 0 ? root : valueAt(root, steps.join('.'));
  if (!isNode(node)) throw new RangeError(`There is no field ${path}`);
  if (!Array.isArray(node)) node[last] = value;
  else putRow(node, last, value);
}

function putRow(list: unknown[], id: string, value: unknown) {
  const found = placeOfRow(list, id);
  const place = found < 0 ? list.length : found;
  list.splice(place, found < 0 ? 0 : 1, ...(value === undefined ? [] : [value]));
}

/** Plain data once more: nothing of it is shared, frozen or watched. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item));
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
}

/** Whether plain data says the same; the order of keys does not count, nor whether undefined is written down. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}

/** A copy that lacks what stands at some paths. */
export function withoutPaths<Root extends object>(root: Root, paths: readonly string[]): Root {
  const copy = copyOf(root);
  for (const path of paths) if (valueAt(copy, path) !== undefined) putAt(copy, path, undefined);
  return copy;
}

/** Whether a value can be put at a path. */
const hasPlace = (root: object, path: string) => {
  const steps = stepsOf(path).slice(0, -1);
  return steps.length === 0 || isNode(valueAt(root, steps.join('.')));
};

/** A copy that has what another one holds at some paths, as far as there is a place for it. */
export function withPathsOf<Root extends object>(root: Root, other: object, paths: readonly string[]): Root {
  const copy = copyOf(root);
  for (const path of paths) if (hasPlace(copy, path)) putAt(copy, path, copyOf(valueAt(other, path)));
  return copy;
}
