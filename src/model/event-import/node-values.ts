import { isRecord } from '../payloads/payload-fields';
import type { JsonLdNode } from './json-ld-nodes';

/** Reads the values of nodes; a node that is only an `@id` is replaced by the node of that id. */
export type NodeReader = {
  /** Returns all values of a property. */
  all(node: JsonLdNode, name: string): unknown[];
  /** Returns the nodes among them. */
  nodes(node: JsonLdNode, name: string): JsonLdNode[];
  /** Returns the first text, in German if there are several languages; '' without one. */
  text(node: JsonLdNode, name: string): string;
  /** Returns the first text as a web address; a relative one is resolved if the address of the page is known. */
  url(node: JsonLdNode, name: string): string;
};

const MAX_VALUES = 1000;

export function createNodeReader(byId: ReadonlyMap<string, JsonLdNode>, pageUrl?: string): NodeReader {
  const resolve = (value: unknown): unknown => {
    if (!isRecord(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 1) return value;
    return byId.get(value['@id']) ?? value;
  };
  const all = (node: JsonLdNode, name: string): unknown[] => {
    const value = node[name] ?? node[`schema:${name}`] ?? node[`https://schema.org/${name}`] ?? [];
    const list = isRecord(value) && Array.isArray(value['@list']) ? value['@list'] : value;
    return (Array.isArray(list) ? list.slice(0, MAX_VALUES) : [list]).map(resolve);
  };
  const text = (node: JsonLdNode, name: string): string => {
    const values = all(node, name);
    const german = values.find((value) => isRecord(value) && String(value['@language']).startsWith('de'));
    return textOfNode(german) || (values.map(textOfNode).find((one) => one !== '') ?? '');
  };
  return {
    all,
    nodes: (node, name) => all(node, name).filter(isRecord),
    text,
    url: (node, name) => resolveUrl(text(node, name), pageUrl),
  };
}

/** Resolves a relative address of a page. Authors also write whole ones without a scheme, as 'www.example.org'. */
export function resolveUrl(url: string, pageUrl: string | undefined): string {
  if (!pageUrl || url === '' || /^(?:[a-z][a-z\d+.-]*:|www\.)/i.test(url)) return url;
  try {
    return new URL(url, pageUrl).href;
  } catch {
    return url;
  }
}

/** Returns a text or number as text; for a text with a language, its `@value`. */
export function textOfNode(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return isRecord(value) && typeof value['@value'] === 'string' ? value['@value'] : '';
}
