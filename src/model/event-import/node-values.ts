import { isRecord } from '../payloads/payload-fields';
import type { Node } from './json-ld-nodes';

/** Reads the values of things; what only names another thing by its id stands for that one. */
export type Values = {
  /** All values of a name. */
  all(node: Node, name: string): unknown[];
  /** The things among them. */
  nodes(node: Node, name: string): Node[];
  /** The first text among them, the German one where there are several languages; '' where there is none. */
  text(node: Node, name: string): string;
};

const MAX_VALUES = 1000;

export function valuesOf(byId: ReadonlyMap<string, Node>): Values {
  const resolved = (value: unknown): unknown => {
    if (!isRecord(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 1) return value;
    return byId.get(value['@id']) ?? value;
  };
  const all = (node: Node, name: string): unknown[] => {
    const value = node[name] ?? node[`schema:${name}`] ?? node[`https://schema.org/${name}`] ?? [];
    const list = isRecord(value) && Array.isArray(value['@list']) ? value['@list'] : value;
    return (Array.isArray(list) ? list.slice(0, MAX_VALUES) : [list]).map(resolved);
  };
  return {
    all,
    nodes: (node, name) => all(node, name).filter(isRecord),
    text(node, name) {
      const values = all(node, name);
      const german = values.find((value) => isRecord(value) && String(value['@language']).startsWith('de'));
      return textOf(german) || (values.map(textOf).find((text) => text !== '') ?? '');
    },
  };
}

/** A text or number; of a text with a language the text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return isRecord(value) && typeof value['@value'] === 'string' ? value['@value'] : '';
}
