/** The property names that lead from plain data to its prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const keysOf = (path: string): string[] => {
  const keys = path.split('.');
  if (keys.some((key) => FORBIDDEN.has(key))) throw new RangeError(`No field ${path}`);
  return keys;
};

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The id of a row in a list: a number from the server or, until the row is saved, a text that the client made. */
export type RowId = number | string;

/** Checks whether a value is a row of a list: it has an id. */
export const isRow = (value: unknown): value is { id: RowId } =>
  isNode(value) && (typeof value.id === 'string' || typeof value.id === 'number');

/** The last indexes of a list's rows: hundreds of fields look up theirs at each key press. */
const lastIndexes = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

/** Returns the index of the row with this id in a list; -1 if there is none. */
export function indexOfRow(list: readonly unknown[], id: RowId): number {
  const name = String(id);
  const lastIndex = lastIndexes.get(list)?.get(name) ?? -1;
  const row = list[lastIndex];
  // The list may have changed since.
  if (isRow(row) && String(row.id) === name) return lastIndex;
  const indexes = new Map(list.flatMap((one, index) => (isRow(one) ? [[String(one.id), index] as const] : [])));
  lastIndexes.set(list, indexes);
  return indexes.get(name) ?? -1;
}

const childOf = (node: unknown, key: string): unknown => {
  if (Array.isArray(node)) return node[indexOfRow(node, key)];
  return isNode(node) ? node[key] : undefined;
};

/** Returns the value at a path such as 'official.plz' or 'roleRelations.17.role' (row id 17), else undefined. */
export const valueAt = (root: object, path: string): unknown => keysOf(path).reduce<unknown>(childOf, root);

/** Converts a path with row indexes, as of rules and servers, to one with ids: 'links.0.url' to 'links.17.url'. */
export function pathById(root: object, path: string): string {
  let node: unknown = root;
  // The names come from a server; they are only read here, never written to.
  const keys = path.split('.').map((key) => {
    const row: unknown = Array.isArray(node) && /^\d+$/.test(key) ? node[Number(key)] : undefined;
    const name = isRow(row) ? String(row.id) : key;
    node = childOf(node, name);
    return name;
  });
  return keys.join('.');
}

/**
 * Puts a value at a path. A row that is not in the list is appended; undefined in place of a row removes it.
 *
 * @throws {RangeError} if the path leads through a missing value
 */
export function putAt(root: object, path: string, value: unknown): void {
  const keys = keysOf(path);
  const lastKey = keys.pop() ?? '';
  const node = keys.length === 0 ? root : valueAt(root, keys.join('.'));
  if (!isNode(node)) throw new RangeError(`No field ${path}`);
  if (!Array.isArray(node)) node[lastKey] = value;
  else putRow(node, lastKey, value);
}

function putRow(list: unknown[], id: string, value: unknown) {
  const foundIndex = indexOfRow(list, id);
  const index = foundIndex < 0 ? list.length : foundIndex;
  list.splice(index, foundIndex < 0 ? 0 : 1, ...(value === undefined ? [] : [value]));
}

/** Returns a deep copy of plain data: nothing in it is shared, frozen or a proxy. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item));
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
}

/** Checks whether plain data is equal, in any order of keys; a missing key equals an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

/** Returns a copy without the values at some paths; the same object if there are none. */
export function withoutPaths<Root extends object>(root: Root, paths: readonly string[]): Root {
  if (paths.length === 0) return root;
  const copy = copyOf(root);
  for (const path of paths) if (valueAt(copy, path) !== undefined) putAt(copy, path, undefined);
  return copy;
}

/** Checks whether a value can be put at a path. */
const hasParent = (root: object, path: string) => {
  const keys = keysOf(path).slice(0, -1);
  return keys.length === 0 || isNode(valueAt(root, keys.join('.')));
};

/** Returns a copy with the values at some paths from another object, as far as the copy has those paths. */
export function withPathsOf<Root extends object>(root: Root, other: object, paths: readonly string[]): Root {
  const copy = copyOf(root);
  for (const path of paths) if (hasParent(copy, path)) putAt(copy, path, copyOf(valueAt(other, path)));
  return copy;
}
