import { copyOf, isSame, putAt, valueAt } from '../../lib/value-at';

/** A list and what was picked are chosen as a whole. */
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('key' in value);

/**
 * The fields in which two states of a record differ, in the order of the form.
 *
 * @param isField whether a path is a field of the form, whose value is not to be taken apart
 */
export function differingPaths(mine: object, theirs: object, isField: (path: string) => boolean, above = ''): string[] {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return keys.flatMap((key) => {
    const path = above + key;
    const one = valueAt(mine, key);
    const other = valueAt(theirs, key);
    if (isSame(one, other)) return [];
    if (isField(path) || !isGroup(one) || !isGroup(other)) return [path];
    return differingPaths(one, other, isField, `${path}.`);
  });
}

/** Their state with mine at some paths. */
export function mergedWith<Values extends object>(theirs: Values, mine: Values, paths: readonly string[]): Values {
  const merged = copyOf(theirs);
  for (const path of paths) putAt(merged, path, copyOf(valueAt(mine, path)));
  return merged;
}
