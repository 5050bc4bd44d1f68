import { readJson } from '../../lib/parse';
import { isSame } from '../../lib/value-at';
import { ALL_SCHEMAS, keyAdvice } from '../../settings/key-advice';
import { isObject, ownProperty, pageSettings } from '../../settings/own-property';
import { isGroup, readSettings } from '../../settings/read-settings';
import type { SettingNode } from '../../settings/setting-kinds';
import { unknownKeys } from '../../settings/unknown-keys';
import { type Found, inputOf } from './element-rows';
import { type Row, row } from './row';

/** A layer of settings with the name of its source. */
export type Layer = { source: string; value: unknown };

const MAX_LENGTH = 80;

/** Formats a value in one short line. */
export function short(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    text = 'unreadable';
  }
  return (text ?? 'undefined').slice(0, MAX_LENGTH);
}

/** Lists the paths of all settings that are no groups. */
function leavesOf(nodes: readonly SettingNode[], path = ''): string[] {
  return nodes.filter(isGroup).flatMap(({ schema }) =>
    Object.entries(schema).flatMap(([key, node]) => {
      const own = path ? `${path}.${key}` : key;
      return isGroup(node) ? leavesOf([node], own) : [own];
    }),
  );
}

const valueIn = (layer: unknown, path: string): unknown =>
  path.split('.').reduce((node, key) => (isObject(node) ? ownProperty(node, key) : undefined), layer);

/** Returns the value of a path without any layer. */
const defaultOf = (path: string): unknown =>
  ALL_SCHEMAS.filter(isGroup)
    .map((schema) => valueIn(readSettings(schema, []).values, path))
    .find((value) => value !== undefined);

/** Lists the settings of a layer that cannot be read, by path. */
const problemsOf = ({ value }: Layer): Map<string, string> =>
  new Map(
    ALL_SCHEMAS.filter(isGroup).flatMap((schema) =>
      readSettings(schema, [value]).problems.map(({ path, message }): [string, string] => [path, message]),
    ),
  );

const SERVER = 'the server';

/** Checks for what a server says beside its settings. */
const isFact = (path: string, source: string) => path === 'capabilities' && source === SERVER;

/**
 * Lists the settings that differ from their defaults, with the layer that counts: the last one with a readable value. Keys that are
 * ignored follow.
 *
 * @param layers from the weakest to the strongest
 */
export function settingRows(layers: readonly Layer[]): Row[] {
  const read = layers.map((layer) => ({ ...layer, problems: problemsOf(layer) }));
  const winners = leavesOf(ALL_SCHEMAS).flatMap((path) => {
    const setting = read.findLast(
      ({ value, problems }) => (valueIn(value, path) ?? null) !== null && !problems.has(path),
    );
    const value = valueIn(setting?.value, path);
    return setting && !isSame(value, defaultOf(path))
      ? [row('setting', path, `${short(value)} from ${setting.source}`)]
      : [];
  });
  const wrong = read.flatMap(({ source, problems }) =>
    [...problems].map(([path, message]) => row('setting', path || 'all', `ignored from ${source}`, message)),
  );
  const unknown = read.flatMap(({ source, value }) =>
    unknownKeys(ALL_SCHEMAS, value)
      .filter((path) => !isFact(path, source))
      .map((path) => row('setting', path, `unknown, from ${source}`, keyAdvice(path) ?? 'Ignored.')),
  );
  return [...winners, ...wrong, ...unknown];
}

/** Lists the settings of an element, see settingRows. @param server the settings that its host has sent */
export function rowsOfElement(found: Found, server: unknown): Row[] {
  const { settings } = inputOf(found);
  const isAttribute = isSame(settings, readJson(found.element.getAttribute('settings') ?? ''));
  return settingRows([
    { source: SERVER, value: server },
    { source: 'window.eventPortalSettings', value: pageSettings() },
    { source: `the ${isAttribute ? 'attribute' : 'property'} settings of <${found.tag}>`, value: settings },
  ]);
}
