/** Settings as JSON holds them. */
export type Entries = Readonly<Record<string, unknown>>;

/** Whether a value has keys. */
export const isGroup = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The group's own value under a key; undefined where there is none. */
export const ownOf = (group: Entries, key: string): unknown => (Object.hasOwn(group, key) ? group[key] : undefined);

/** The value at a path of settings; undefined where there is none. */
export function valueAt(settings: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isGroup(value) ? ownOf(value, key) : undefined), settings);
}

/**
 * The settings with another value at a key of theirs; undefined takes the key away, with the groups that it leaves
 * empty. What stands in the place of a group is replaced.
 */
export function withValueAt(settings: unknown, [key = '', ...rest]: readonly string[], value: unknown): Entries {
  const { [key]: before, ...others } = isGroup(settings) ? settings : {};
  const after = rest.length === 0 ? value : withValueAt(before, rest, value);
  const isEmptied = value === undefined && (after === undefined || (isGroup(after) && Object.keys(after).length === 0));
  if (isEmptied) return others;
  // The key keeps its place in the sequence.
  return { ...(isGroup(settings) ? settings : {}), [key]: after };
}

/** The settings with another value at a path of the schema, see withValueAt. */
export const withValue = (settings: unknown, path: string, value: unknown): Entries =>
  withValueAt(settings, path.split('.'), value);
