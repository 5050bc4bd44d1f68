import { type Entries, isGroup, ownProperty, withValueAt } from './settings-object';

/** A key at which two settings differ, as keys and as a path; undefined on a side that lacks it. */
export type SettingDifference = { keys: readonly string[]; path: string; before: unknown; after: unknown };

const isEmpty = (value: unknown) => isGroup(value) && Object.keys(value).length === 0;

/**
 * Returns the keys at which settings differ, key by key within groups, including a group that one side lacks. Lists are
 * compared as wholes.
 */
export function settingDifferences(before: unknown, after: unknown, keys: readonly string[] = []): SettingDifference[] {
  const [groupBefore, groupAfter] = [groupOr(before, after), groupOr(after, before)];
  if (!isGroup(groupBefore) || !isGroup(groupAfter)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ keys, path: keys.join('.'), before, after }];
  }
  const allKeys = [...new Set([...Object.keys(groupBefore), ...Object.keys(groupAfter)])].sort();
  return allKeys.flatMap((key) =>
    settingDifferences(ownProperty(groupBefore, key), ownProperty(groupAfter, key), [...keys, key]),
  );
}

/** Returns an empty group for a missing side. An empty group on the other side is a difference of its own. */
const groupOr = (value: unknown, other: unknown) =>
  value === undefined && isGroup(other) && !isEmpty(other) ? {} : value;

/** Applies differences to settings, each at its key. */
export const withDifferences = (settings: unknown, differences: readonly SettingDifference[]): Entries =>
  differences.reduce<Entries>(
    (changed, { keys, after }) => withValueAt(changed, keys, after),
    isGroup(settings) ? settings : {},
  );
