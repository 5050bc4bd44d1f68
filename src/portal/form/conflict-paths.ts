import { copyOf, isSame, putAt, valueAt } from '../../lib/value-at';

/** The record as the form began with it, as it is in the form, and as it is now at the server. */
export type Sides<Values extends object> = { before: Values; mine: Values; theirs: Values };

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

/** What becomes of two states that were both made of a third one. */
export type Merge<Values extends object> = {
  /** What only one side has changed is changed; mine where both have. */
  values: Values;
  /** Where both have changed something, differently. */
  open: string[];
};

/** Joins two states of a record. @param before what both were made of */
export function mergeOf<Values extends object>(
  { before, mine, theirs }: Sides<Values>,
  isField: (path: string) => boolean,
): Merge<Values> {
  const paths = differingPaths(mine, theirs, isField);
  const isKept = (side: object) => (path: string) => isSame(valueAt(side, path), valueAt(before, path));
  const isMineKept = isKept(mine);
  const isTheirsKept = isKept(theirs);
  const changed = paths.filter((path) => !isMineKept(path));
  return { values: mergedWith(theirs, mine, changed), open: changed.filter((path) => !isTheirsKept(path)) };
}

/** A state with another one's values at some paths. */
export function mergedWith<Values extends object>(state: Values, other: Values, paths: readonly string[]): Values {
  const merged = copyOf(state);
  for (const path of paths) putAt(merged, path, copyOf(valueAt(other, path)));
  return merged;
}
