import type { Locale } from '../i18n/locale';
import { type ContradictionCode, type ContradictionRule, settleContradictions } from './contradiction';
import { isObject, ownProperty } from './own-property';
import { readLabels } from './read-labels';
import { readClientText } from './read-texts';
import type { Group, Kind, Labels, LabelsOf, List, LocalizedText, SettingNode, ValueOf } from './setting-kinds';

/**
 * A problem of an invalid key; its value of an earlier layer or its default counts. With a `code`, it contradicts
 * another one.
 */
export type SettingProblem = {
  path: string;
  message: string;
  code?: ContradictionCode;
  params?: Readonly<Record<string, string | number>>;
};

type Report = (path: string, message: string) => void;

/** The context of reading: path, callback for problems, and language of texts. */
type Reading = { path: string; report: Report; locale: Locale };

const MAX_ENTRIES = 1000;
const MAX_MESSAGE_LENGTH = 200;

/** Checks whether a node is a group. */
export const isGroup = (node: SettingNode): node is Group => node.type === 'group';
/** Checks whether a node is a list. */
export const isList = (node: SettingNode): node is List => node.type === 'array';
const isLabels = (node: SettingNode): node is Labels => node.type === 'labels';
/** Checks whether a node is a text of the client, possibly one for each language. */
export const isClientText = (node: SettingNode): node is LocalizedText => node.type === 'client text';
/** Checks whether a list repeats another key of its group, as labels. */
export const isLabelsOf = (node: SettingNode): node is LabelsOf => 'of' in node;
const isGiven = (value: unknown) => value !== undefined && value !== null;

const below = (reading: Reading, key: string | number): Reading => ({
  ...reading,
  path: reading.path ? `${reading.path}.${key}` : `${key}`,
});

function readGroup({ schema }: Group, layers: readonly unknown[], reading: Reading) {
  const objects = objectsOf(layers, reading);
  const group: Record<string, unknown> = {};
  for (const [key, node] of Object.entries(schema)) {
    const values = objects.map((object) => ownProperty(object, isLabelsOf(node) ? node.of : key));
    // The other key has reported these problems.
    const value = read(node, values, isLabelsOf(node) ? { ...reading, report: () => {} } : below(reading, key));
    if (value !== undefined) group[key] = value;
  }
  return group;
}

function objectsOf(layers: readonly unknown[], { path, report }: Pick<Reading, 'path' | 'report'>): object[] {
  for (const layer of layers) if (isGiven(layer) && !isObject(layer)) report(path, 'Expected an object.');
  return layers.filter(isObject);
}

function readEntries({ schema }: List, value: readonly unknown[], reading: Reading): unknown[] {
  const entries: unknown[] = [];
  for (let index = 0; index < value.length; index++) {
    try {
      entries.push(read(schema, [value[index]], below(reading, index)));
    } catch {
      // Only a node without a default throws, as the name of a field.
      reading.report(`${reading.path}.${index}`, 'Left out.');
    }
  }
  return entries;
}

/** Reads a value. @throws {Error} when the value does not fit */
function readValue(node: Kind<unknown> | List, value: unknown, reading: Reading): unknown {
  if (!isList(node)) return node.read(value);
  if (!Array.isArray(value)) throw new TypeError('Expected a list.');
  if (value.length > MAX_ENTRIES) throw new RangeError(`Expected at most ${MAX_ENTRIES} entries.`);
  return readEntries(node, value, reading);
}

/** Reads a node from its layers. @throws {Error} when nothing fits and the node has no default */
function read(node: SettingNode, layers: readonly unknown[], reading: Reading): unknown {
  const { path, report } = reading;
  if (isGroup(node)) return readGroup(node, layers, reading);
  if (isClientText(node)) return readClientText(node, layers, reading);
  if (isLabels(node)) {
    return readLabels(objectsOf(layers, reading), (key, wanted) => report(`${path}.${key}`, `Expected ${wanted}.`));
  }
  for (let index = layers.length - 1; index >= 0; index--) {
    if (!isGiven(layers[index])) continue;
    try {
      return readValue(node, layers[index], reading);
    } catch (error) {
      report(path, error instanceof Error ? error.message.slice(0, MAX_MESSAGE_LENGTH) : 'Unreadable.');
    }
  }
  return node.fallback();
}

/**
 * Reads settings from any number of layers; later ones win key by key: groups are merged, lists replaced. An invalid
 * key is reported and falls back alone, to the layer before or the default. Reads only keys of the schema and never
 * throws, not even for throwing getters, proxies or cycles.
 *
 * @param locale language of the client's translatable texts; default German
 * @param rules find contradictions, which are also reported and resolved
 */
export function readSettings<Schema extends Group>(
  schema: Schema,
  layers: readonly unknown[],
  { locale = 'de', rules = [] }: { locale?: Locale; rules?: readonly ContradictionRule<ValueOf<Schema>>[] } = {},
): { values: ValueOf<Schema>; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const report: Report = (path, message) => problems.push({ path, message });
  // `readGroup` validated every key of the schema, so the cast is safe.
  const values = readGroup(schema, layers, { path: '', report, locale }) as ValueOf<Schema>;
  const wrongPaths = problems.map(({ path }) => path);
  const contradictions = settleContradictions(values, rules, wrongPaths);
  return { values, problems: [...problems, ...contradictions] };
}
