import { filterAttributes } from '../src/elements/attribute-kinds';
import { propertyOf } from '../src/elements/read-attributes';
import { attributesOf, TAGS, type Tag } from '../src/elements/registry';
import { attributeDoc, className, docOf, eventTypes, methodsOf } from './reference';

/*
 * Makes dist/event-portal.d.ts at every build, from the registry: elements, their methods and events, for pages that
 * are written in TypeScript.
 */

const documented = (name: string, line: string, indent = '  ', doc = docOf(name)) =>
  `${indent}/** ${doc} */\n${indent}${line}`;

function classOf(tag: Tag): string {
  const properties = Object.entries(attributesOf(tag)).map(([name, { type }]) =>
    documented(name, `${propertyOf(name)}: ${type} | undefined;`, '  ', attributeDoc(tag, name)),
  );
  const methods = methodsOf(tag).map(([name, type]) => documented(name, `${name}: ${type};`));
  return documented(tag, `export interface ${className(tag)} extends HTMLElement {`, '').concat(
    '\n',
    [...properties, ...methods].join('\n'),
    '\n}',
  );
}

const filters = Object.keys(filterAttributes).map((name) =>
  documented(name, `${name}?: string | number | readonly (string | number)[] | null | undefined;`),
);
const tagNames = TAGS.map((tag) => `    '${tag}': ${className(tag)};`);
const events = eventTypes.map(({ name, type }) => documented(name, `'${name}': CustomEvent<${type}>;`, '    '));

/** The types of everything that a page can use of the elements. */
export const typings = (): string =>
  [
    `/** A filter of a list; null takes away what the element's own attribute says. */\nexport type ListFilter = {\n${filters.join('\n')}\n};`,
    ...TAGS.map(classOf),
    `declare global {\n  interface HTMLElementTagNameMap {\n${tagNames.join('\n')}\n  }\n  interface HTMLElementEventMap {\n${events.join('\n')}\n  }\n}`,
  ]
    .join('\n\n')
    .concat('\n');
