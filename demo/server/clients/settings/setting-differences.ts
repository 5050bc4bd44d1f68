import { type Entries, isGroup, ownOf, withValueAt } from './settings-object';

/** A key at which two settings differ, by its keys and by its path; a side that lacks it is undefined. */
export type SettingDifference = { keys: readonly string[]; path: string; before: unknown; after: unknown };

const isEmpty = (value: unknown) => isGroup(value) && Object.keys(value).length === 0;

/**
 * The keys at which settings differ, key by key within groups, also of a group that one side lacks; lists are compared
 * as wholes.
 */
export function settingDifferences(before: unknown, after: unknown, keys: readonly string[] = []): SettingDifference[] {
  const [from, to] = [groupOr(before, after), groupOr(after, before)];
  if (!isGroup(from) || !isGroup(to)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ keys, path: keys.join('.'), before, after }];
  }
  const all = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return all.flatMap((key) => settingDifferences(ownOf(from, key), ownOf(to, key), [...keys, key]));
}

/** A side without the group counts as one without its keys, unless there are none: that alone would be no difference. */
const groupOr = (value: unknown, other: unknown) =>
  value === undefined && isGroup(other) && !isEmpty(other) ? {} : value;

/** Settings with differences made to them, each at its own key. */
export const withDifferences = (settings: unknown, differences: readonly SettingDifference[]): Entries =>
  differences.reduce<Entries>(
    (changed, { keys, after }) => withValueAt(changed, keys, after),
    isGroup(settings) ? settings : {},
  );
