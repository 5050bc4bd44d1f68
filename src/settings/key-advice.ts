import { nearName } from '../lib/near-name';
import { warnOnce } from '../lib/warn';
import { isGroup } from './read-settings';
import { group, type SettingNode, text } from './setting-kinds';
import { settingsSchema } from './settings-schema';
import { unknownKeys } from './unknown-keys';
import { workSettingsSchema } from './work-settings-schema';

/** The keys of `window.eventPortalSettings` that are no settings of a client: the folder of the script's files. */
const pageSchema = group({ base: text() });

/** All schemas of settings. */
export const ALL_SCHEMAS: readonly SettingNode[] = [settingsSchema, workSettingsSchema, pageSchema];

const childrenOf = (nodes: readonly SettingNode[]) =>
  nodes.filter(isGroup).flatMap(({ schema }) => Object.entries(schema));

/** Returns the known paths of all settings, groups included. */
function pathsOf(nodes: readonly SettingNode[], path = ''): string[] {
  return childrenOf(nodes).flatMap(([key, node]) => {
    const own = path ? `${path}.${key}` : key;
    return [own, ...pathsOf([node], own)];
  });
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Advises on a key that no schema knows: a near key of the same group, or the same key of another one. */
export function keyAdvice(path: string): string | undefined {
  const paths = pathsOf(ALL_SCHEMAS);
  const siblings = paths.filter((one) => parentOf(one) === parentOf(path));
  const near = nearName(lastOf(path), siblings.map(lastOf));
  const meant =
    near === undefined
      ? paths.find((one) => lastOf(one) === lastOf(path))
      : siblings.find((one) => lastOf(one) === near);
  return meant && `settings: ${path} is unknown and ignored. Did you mean ${meant}?`;
}

/** Warns of misspelt keys in settings of the page. */
export function warnOfUnknownKeys(layer: unknown): void {
  for (const path of unknownKeys(ALL_SCHEMAS, layer)) {
    const advice = keyAdvice(path);
    if (advice) warnOnce(advice);
  }
}
