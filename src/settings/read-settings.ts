import { type ContradictionCode, type ContradictionRule, settleContradictions } from './contradiction';
import { isObject, ownValue } from './own-value';
import { readLabels } from './read-labels';
import type { Group, Kind, Labels, List, Node, ValueOf } from './setting-kinds';

/**
 * A key that could not be read; its value of an earlier layer or its default counts. With a `code`, it contradicts
 * another one.
 */
export type SettingProblem = {
  path: string;
  message: string;
  code?: ContradictionCode;
  params?: Readonly<Record<string, string | number>>;
};

type Report = (path: string, message: string) => void;

const MOST_ENTRIES = 1000;
const LONGEST_MESSAGE = 200;

/** Whether settings belong together. */
export const isGroup = (node: Node): node is Group => node.type === 'group';
/** Whether a setting is a list. */
export const isList = (node: Node): node is List => node.type === 'array';
const isLabels = (node: Node): node is Labels => node.type === 'labels';
const isGiven = (value: unknown) => value !== undefined && value !== null;

function readGroup({ schema }: Group, layers: readonly unknown[], path: string, report: Report) {
  const objects = objectsOf(layers, path, report);
  const group: Record<string, unknown> = {};
  for (const [key, node] of Object.entries(schema)) {
    const values = objects.map((object) => ownValue(object, key));
    const value = read(node, values, path ? `${path}.${key}` : key, report);
    if (value !== undefined) group[key] = value;
  }
  return group;
}

function objectsOf(layers: readonly unknown[], path: string, report: Report): object[] {
  for (const layer of layers) if (isGiven(layer) && !isObject(layer)) report(path, 'Expected an object.');
  return layers.filter(isObject);
}

function readEntries({ schema }: List, value: readonly unknown[], path: string, report: Report): unknown[] {
  const entries: unknown[] = [];
  for (let index = 0; index < value.length; index++) {
    try {
      entries.push(read(schema, [value[index]], `${path}.${index}`, report));
    } catch {
      // Only what has no default throws, as the name of a field.
      report(`${path}.${index}`, 'Left out.');
    }
  }
  return entries;
}

/** @throws {Error} when the value does not fit */
function readValue(node: Kind<unknown> | List, value: unknown, path: string, report: Report): unknown {
  if (!isList(node)) return node.read(value);
  if (!Array.isArray(value)) throw new TypeError('Expected a list.');
  if (value.length > MOST_ENTRIES) throw new RangeError(`Expected at most ${MOST_ENTRIES} entries.`);
  return readEntries(node, value, path, report);
}

/** @throws {Error} when nothing fits and the node has no default */
function read(node: Node, layers: readonly unknown[], path: string, report: Report): unknown {
  if (isGroup(node)) return readGroup(node, layers, path, report);
  if (isLabels(node)) {
    return readLabels(objectsOf(layers, path, report), (key, wanted) =>
      report(`${path}.${key}`, `Expected ${wanted}.`),
    );
  }
  for (let index = layers.length - 1; index >= 0; index--) {
    if (!isGiven(layers[index])) continue;
    try {
      return readValue(node, layers[index], path, report);
    } catch (error) {
      report(path, error instanceof Error ? error.message.slice(0, LONGEST_MESSAGE) : 'Unreadable.');
    }
  }
  return node.fallback();
}

/**
 * Reads settings from as many layers as there are, later ones winning key by key: groups are merged, lists replaced.
 * A key of the wrong type is reported and falls back alone, to the layer before or the default. Reads only keys that
 * the schema names, whatever else the layers hold, and never throws: not for throwing getters, proxies or cycles.
 *
 * @param rules say what contradicts, which is reported as well and settled
 */
export function readSettings<Schema extends Group>(
  schema: Schema,
  layers: readonly unknown[],
  rules: readonly ContradictionRule<ValueOf<Schema>>[] = [],
): { values: unknown; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const values = readGroup(schema, layers, '', (path, message) => problems.push({ path, message }));
  const wrongPaths = problems.map(({ path }) => path);
  // The walk has visited every key of the schema, and each kind had the last word on its value.
  const contradictions = settleContradictions(values as ValueOf<Schema>, rules, wrongPaths);
  return { values, problems: [...problems, ...contradictions] };
}
