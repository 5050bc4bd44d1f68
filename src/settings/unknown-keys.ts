import { isObject, ownProperty } from './own-property';
import { isGroup } from './read-settings';
import type { SettingNode } from './setting-kinds';

function keysOf(layer: unknown): string[] {
  try {
    return isObject(layer) ? Object.keys(layer) : [];
  } catch {
    return [];
  }
}

/**
 * Lists the keys of settings that no schema knows, by path. Lists and labels are not searched.
 *
 * @param nodes schemas at the same path: a key is known if one of them has it
 */
export function unknownKeys(nodes: readonly SettingNode[], layer: unknown, path = ''): string[] {
  const groups = nodes.filter(isGroup);
  if (groups.length === 0 || !isObject(layer)) return [];
  return keysOf(layer).flatMap((key) => {
    const children = groups.flatMap(({ schema }) => (Object.hasOwn(schema, key) ? [schema[key] as SettingNode] : []));
    const keyPath = path ? `${path}.${key}` : key;
    return children.length > 0 ? unknownKeys(children, ownProperty(layer, key), keyPath) : [keyPath];
  });
}
