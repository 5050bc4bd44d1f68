import { readFileSync } from 'node:fs';
import { propertyOf } from '../../src/elements/read-attributes';
import { type ElementTag, isLight, LIST_METHODS, LIST_TAGS, METHODS } from '../../src/elements/registry';
import type { Kind } from '../../src/settings/setting-kinds';
import { themeProperties } from '../../src/theme/theme-properties';

const REGISTRY = 'src/elements/registry.ts';
/** The source of the attributes that filter events. */
const KINDS = 'src/elements/filter-attributes.ts';

/** A doc comment and its key. */
export const DOC = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*'?([\w-]+)'?:/g;

/** Joins the lines of a doc comment. */
export const oneLine = (comment: string) => comment.replace(/\s*\n\s*\*\s?/g, ' ').trim();

/** Returns the doc comment before each `name:` of a source file, by name; the first of equal names wins. */
function docsOf(source: string): Map<string, string> {
  return new Map([...source.matchAll(DOC)].reverse().map(([, comment = '', name = '']) => [name, oneLine(comment)]));
}

const registrySource = [KINDS, REGISTRY].map((file) => readFileSync(file, 'utf8')).join('\n');
const docs = docsOf(registrySource);
/** Returns the doc comment of a name in the registry. */
export const docOf = (name: string): string => {
  const doc = docs.get(name);
  if (!doc) throw new Error(`${REGISTRY}: ${name} has no doc comment`);
  return doc;
};

/** Returns the doc comment of an attribute: its tag's own one, or that of all elements that have it. */
export function attributeDoc(tag: ElementTag | undefined, name: string): string {
  const below = tag && registrySource.slice(registrySource.indexOf(`'${tag}': {`)).split('\n  },', 1)[0];
  const ownAttributes = [...(below ?? '').matchAll(DOC)].find(([, , key]) => key === name)?.[1];
  return ownAttributes === undefined ? docOf(name) : oneLine(ownAttributes);
}

/** The name and type of the detail of every DOM event. */
export const eventTypes = [...registrySource.matchAll(/'(portal-[\w-]+)': (\{[^}]*\});/g)].map(
  ([, name = '', type = '']) => ({
    name,
    type,
  }),
);

const TYPES: Partial<Record<string, string>> = { integer: 'number', boolean: 'boolean', object: 'object' };

/** Returns the TypeScript type of the property of an attribute. */
export const typeOf = ({ type, choices }: Kind<unknown>): string =>
  choices?.map((word) => `'${word}'`).join(' | ') ?? TYPES[type] ?? 'string';

/** The CSS properties with their values without a theme, on a page whose background is unknown. */
export const cssProperties = themeProperties().properties;

/** Returns the methods of an element with their types. */
export const methodsOf = (tag: ElementTag): [name: string, type: string][] =>
  isLight(tag) ? [] : Object.entries(LIST_TAGS.includes(tag) ? { ...METHODS, ...LIST_METHODS } : METHODS);

/** Returns the class of a tag, as in EventList. */
export const className = (tag: ElementTag) => propertyOf(`-${tag}`);
