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
