/** Names that lead out of plain data. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const stepsOf = (path: string): string[] => {
  const steps = path.split('.');
  if (steps.some((step) => FORBIDDEN.has(step))) throw new RangeError(`There is no field ${path}`);
  return steps;
};

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value at a path such as 'roleRelations.0.community'; undefined where there is none. */
export const valueAt = (root: object, path: string): unknown =>
  stepsOf(path).reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), root);

/**
 * Puts a value at a path.
 *
 * @throws {RangeError} when the path leads through something that is not there
 */
export function putAt(root: object, path: string, value: unknown): void {
  const steps = stepsOf(path);
  const last = steps.pop() ?? '';
  const node = steps.length === 0 ? root : valueAt(root, steps.join('.'));
  if (!isNode(node)) throw new RangeError(`There is no field ${path}`);
  node[last] = value;
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
