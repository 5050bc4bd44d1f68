import { filterAttributes } from '../src/elements/filter-attributes';
import { propertyOf } from '../src/elements/read-attributes';
import { attributesOf, type ElementTag, TAGS } from '../src/elements/registry';
import { attributeDoc, className, docOf, eventTypes, methodsOf, typeOf } from './reference/registry-docs';

/*
 * Generates the types of the package at every build, from the registry: elements, their attributes, methods and events,
 * for pages and applications in TypeScript.
 */

const documented = (name: string, line: string, indent = '  ', doc = docOf(name)) =>
  `${indent}/** ${doc} */\n${indent}${line}`;

const declared = (head: string, lines: string[]) => `${head} {\n${lines.join('\n')}\n}`;

function classOf(tag: ElementTag): string {
  const properties = Object.entries(attributesOf(tag)).map(([name, kind]) =>
    documented(name, `${propertyOf(name)}: ${typeOf(kind)} | undefined;`, '  ', attributeDoc(tag, name)),
  );
  const methods = methodsOf(tag).map(([name, type]) => documented(name, `${name}: ${type};`));
  const head = documented(tag, `export interface ${className(tag)} extends HTMLElement`, '');
  return declared(head, [...properties, ...methods]);
}

/** The types of attributes, which are texts, also where the property is none. */
const ATTRIBUTE_TYPES: Record<string, string> = {
  number: `number | \`\${number}\``,
  boolean: "boolean | '' | 'true' | 'false'",
  object: 'string',
};

function attributesTypeOf(tag: ElementTag): string {
  const lines = Object.entries(attributesOf(tag)).map(([name, kind]) =>
    documented(
      name,
      `'${name}'?: ${ATTRIBUTE_TYPES[typeOf(kind)] ?? typeOf(kind)} | undefined;`,
      '  ',
      attributeDoc(tag, name),
    ),
  );
  return declared(`/** The attributes of \`<${tag}>\`. */\nexport interface ${className(tag)}Attributes`, lines);
}

const filters = Object.keys(filterAttributes).map((name) =>
  documented(name, `${name}?: string | number | readonly (string | number)[] | null | undefined;`),
);
const events = eventTypes.map(({ name, type }) => documented(name, `'${name}': CustomEvent<${type}>;`));
const byTag = (typeOf: (tag: ElementTag) => string) => TAGS.map((tag) => `  '${tag}': ${typeOf(tag)};`);

/** Returns the types of the elements for pages. */
export const typings = (): string =>
  [
    `/** A filter of a list; null removes the value of the element's attribute. */\nexport type ListFilter = {\n${filters.join('\n')}\n};`,
    ...TAGS.map(classOf),
    ...TAGS.map(attributesTypeOf),
    declared('/** The elements by their tags. */\nexport interface PortalElements', byTag(className)),
    declared(
      '/** The attributes of the elements by their tags. */\nexport interface PortalAttributes',
      byTag((tag) => `${className(tag)}Attributes`),
    ),
    declared('/** The events of the elements by their names. */\nexport interface PortalEvents', events),
    `declare global {
  interface HTMLElementTagNameMap extends PortalElements {}
  interface HTMLElementEventMap extends PortalEvents {}
}`,
  ]
    .join('\n\n')
    .concat('\n');

/** The first line of a framework's types: the common props of elements are the framework's. */
const FRAMEWORK_HEAD = `import type { PortalAttributes, PortalElements, PortalEvents } from './index.js';\n`;

/** The types of the elements in the templates of a framework, by its name. */
export const FRAMEWORK_TYPINGS: Readonly<Record<'react' | 'vue' | 'svelte', string>> = {
  react: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${FRAMEWORK_HEAD}
/** The listeners of React 19; with React 18, a page adds listeners to the element itself. */
type Listeners = { [Name in keyof PortalEvents as \`on\${Name}\`]?: ((event: PortalEvents[Name]) => void) | undefined };
type Common<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & { class?: string | undefined };
type PropsOf<Own, Element> = Omit<Common<Element>, keyof Own> & Own & Listeners;
type Tags = { [Tag in keyof PortalElements]: PropsOf<PortalAttributes[Tag], PortalElements[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  vue: `import type { HTMLAttributes, VNodeProps } from 'vue';
${FRAMEWORK_HEAD}
type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : Name;
type Listeners = { [Name in keyof PortalEvents as \`on\${Capitalize<Camel<Name>>}\`]?: ((event: PortalEvents[Name]) => void) | undefined };
/** As a property (\`:settings.prop\`), settings are an object. */
type PropOf<Value, Name> = Value | (Name extends 'settings' ? object : never);
/** The props by their camelCase names, by which templates are checked. */
type OwnProps<Own> = { [Name in keyof Own as Camel<Name & string>]: PropOf<Own[Name], Name> };
type PropsOf<Own> = VNodeProps & Omit<HTMLAttributes, keyof OwnProps<Own>> & OwnProps<Own> & Listeners;
type Tags = { [Tag in keyof PortalElements]: new () => PortalElements[Tag] & { $props: PropsOf<PortalAttributes[Tag]> } };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements';
${FRAMEWORK_HEAD}
type Listeners = { [Name in keyof PortalEvents as \`on\${Name}\`]?: ((event: PortalEvents[Name]) => void) | null | undefined };
type PropsOf<Own, Element extends EventTarget> = Omit<HTMLAttributes<Element>, keyof Own> & Own & Listeners;
type Tags = { [Tag in keyof PortalElements]: PropsOf<PortalAttributes[Tag], PortalElements[Tag]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`,
};
