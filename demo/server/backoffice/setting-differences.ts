/** A key at which two settings differ; a side that lacks it is undefined. */
export type SettingDifference = { path: string; before: unknown; after: unknown };

type Entries = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const ownOf = (group: Entries, key: string) => (Object.hasOwn(group, key) ? group[key] : undefined);

/** The keys at which settings differ, key by key within groups; lists are compared as wholes. */
export function settingDifferences(before: unknown, after: unknown, path = ''): SettingDifference[] {
  if (!isGroup(before) || !isGroup(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key) =>
    settingDifferences(ownOf(before, key), ownOf(after, key), path === '' ? key : `${path}.${key}`),
  );
}
