/** Settings as a JSON object. */
export type Entries = Readonly<Record<string, unknown>>;

/** Checks whether a value is an object with keys. */
export const isGroup = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the group's own property; undefined if there is none. */
export const ownProperty = (group: Entries, key: string): unknown =>
  Object.hasOwn(group, key) ? group[key] : undefined;

/** Returns the value at a path of settings; undefined if there is none. */
export function valueAt(settings: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isGroup(value) ? ownProperty(value, key) : undefined), settings);
}

/**
 * Returns the settings with another value at a key path. Undefined removes the key and the groups that become empty. A
 * value in the place of a group is replaced.
 */
export function withValueAt(settings: unknown, [key = '', ...innerKeys]: readonly string[], value: unknown): Entries {
  const { [key]: before, ...others } = isGroup(settings) ? settings : {};
  const after = innerKeys.length === 0 ? value : withValueAt(before, innerKeys, value);
  const isEmptied = value === undefined && (after === undefined || (isGroup(after) && Object.keys(after).length === 0));
  if (isEmptied) return others;
  // The key stays at its position.
  return { ...(isGroup(settings) ? settings : {}), [key]: after };
}

/** Returns the settings with another value at a path of the schema, see withValueAt. */
export const withValue = (settings: unknown, path: string, value: unknown): Entries =>
  withValueAt(settings, path.split('.'), value);
