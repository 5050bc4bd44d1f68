import type { Locale } from '../i18n/locale';
import { type Contradiction, type ContradictionRule, resolveContradictions } from './contradiction';
import { isObject, ownProperty } from './own-property';
import { readLabels } from './read-labels';
import { readClientText } from './read-texts';
import type { Group, Kind, Labels, LabelsOf, List, LocalizedText, SettingNode, ValueOf } from './setting-kinds';

/** A problem of an invalid key; its value of an earlier layer or its default counts. With a `code`, it is a contradiction. */
export type SettingProblem = Contradiction | { path: string; message: string; code?: never };

type Report = (path: string, message: string) => void;

/** The context of reading: path, callback for problems, and language of texts. */
type ReadContext = { path: string; report: Report; locale: Locale };

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
const isSet = (value: unknown) => value !== undefined && value !== null;

const childContext = (context: ReadContext, key: string | number): ReadContext => ({
  ...context,
  path: context.path ? `${context.path}.${key}` : `${key}`,
});

function readGroup({ schema }: Group, layers: readonly unknown[], context: ReadContext) {
  const objects = objectsOf(layers, context);
  const group: Record<string, unknown> = {};
  for (const [key, node] of Object.entries(schema)) {
    const values = objects.map((object) => ownProperty(object, isLabelsOf(node) ? node.of : key));
    // The other key has reported these problems.
    const value = read(node, values, isLabelsOf(node) ? { ...context, report: () => {} } : childContext(context, key));
    if (value !== undefined) group[key] = value;
  }
  return group;
}

function objectsOf(layers: readonly unknown[], { path, report }: Pick<ReadContext, 'path' | 'report'>): object[] {
  for (const layer of layers) if (isSet(layer) && !isObject(layer)) report(path, 'Expected an object.');
  return layers.filter(isObject);
}

function readEntries({ schema }: List, value: readonly unknown[], context: ReadContext): unknown[] {
  const entries: unknown[] = [];
  for (let index = 0; index < value.length; index++) {
    try {
      entries.push(read(schema, [value[index]], childContext(context, index)));
    } catch {
      // Only a node without a default throws, as the name of a field.
      context.report(`${context.path}.${index}`, 'Left out.');
    }
  }
  return entries;
}

/** Reads a value. @throws {Error} when the value does not fit */
function readValue(node: Kind<unknown> | List, value: unknown, context: ReadContext): unknown {
  if (!isList(node)) return node.read(value);
  if (!Array.isArray(value)) throw new TypeError('Expected a list.');
  if (value.length > MAX_ENTRIES) throw new RangeError(`Expected at most ${MAX_ENTRIES} entries.`);
  return readEntries(node, value, context);
}

/** Reads a node from its layers. @throws {Error} when nothing fits and the node has no default */
function read(node: SettingNode, layers: readonly unknown[], context: ReadContext): unknown {
  const { path, report } = context;
  if (isGroup(node)) return readGroup(node, layers, context);
  if (isClientText(node)) return readClientText(node, layers, context);
  if (isLabels(node)) {
    return readLabels(objectsOf(layers, context), (key, expected) => report(`${path}.${key}`, `Expected ${expected}.`));
  }
  for (let index = layers.length - 1; index >= 0; index--) {
    if (!isSet(layers[index])) continue;
    try {
      return readValue(node, layers[index], context);
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
  const contradictions = resolveContradictions(values, rules, wrongPaths);
  return { values, problems: [...problems, ...contradictions] };
}
