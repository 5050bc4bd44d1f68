import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '../demo/server/platform/environment.mjs';
import { describeAllowed, propertyOf } from '../src/elements/read-attributes';
import {
  attributesOf,
  type ElementTag,
  isLight,
  LIST_METHODS,
  LIST_TAGS,
  METHODS,
  PARTS,
  TAGS,
} from '../src/elements/registry';
import { isClientText, isGroup } from '../src/settings/read-settings';
import type { Kind, SettingNode } from '../src/settings/setting-kinds';
import { settingsSchema } from '../src/settings/settings-schema';
import { workSettingsSchema } from '../src/settings/work-settings-schema';
import { themeProperties } from '../src/theme/theme-properties';

/*
 * Writes the generated parts of the documents (`npm run reference`) and, at every build, dist/custom-elements.json from
 * the registry, the settings schema and their doc comments.
 */

const REGISTRY = 'src/elements/registry.ts';
/** The source of the attributes that filter events. */
const KINDS = 'src/elements/filter-attributes.ts';

/** A doc comment and its key. */
const DOC = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*'?([\w-]+)'?:/g;

const oneLine = (comment: string) => comment.replace(/\s*\n\s*\*\s?/g, ' ').trim();

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

const cssProperties = Object.keys(themeProperties().properties);

/** Returns the methods of an element with their types. */
export const methodsOf = (tag: ElementTag): [name: string, type: string][] =>
  isLight(tag) ? [] : Object.entries(LIST_TAGS.includes(tag) ? { ...METHODS, ...LIST_METHODS } : METHODS);

/** Returns the class of a tag, as in EventList. */
export const className = (tag: ElementTag) => propertyOf(`-${tag}`);

/** Returns the manifest of the custom elements, in the community's schema. */
export function manifest(): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/event-portal.js',
        declarations: TAGS.map(declaration),
        exports: TAGS.map((tag) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className(tag), module: 'dist/event-portal.js' },
        })),
      },
    ],
  };
}

function declaration(tag: ElementTag): object {
  const attributes = Object.entries(attributesOf(tag));
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className(tag),
    description: docOf(tag),
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(([name, kind]) => ({
      name,
      description: attributeDoc(tag, name),
      type: { text: typeOf(kind) },
      fieldName: propertyOf(name),
    })),
    members: [
      ...attributes.map(([name, kind]) => ({
        kind: 'field',
        name: propertyOf(name),
        description: attributeDoc(tag, name),
        type: { text: typeOf(kind) },
      })),
      ...methodsOf(tag).map(([name]) => ({ kind: 'method', name, description: docOf(name) })),
    ],
    events: eventTypes.map(({ name, type }) => ({
      name,
      description: docOf(name),
      type: { text: `CustomEvent<${type}>` },
    })),
    cssParts: Object.entries(PARTS).map(([key, name]) => ({ name, description: docOf(key) })),
    cssProperties: cssProperties.map((name) => ({ name })),
    slots: [{ name: '', description: 'Fallback for readers without scripts; not shown once the element runs.' }],
  };
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const ownAttributes = (tag: ElementTag) => {
  const common = Object.keys(attributesOf(tag)).slice(0, COMMON);
  return Object.entries(attributesOf(tag)).filter(([name]) => !common.includes(name));
};
const COMMON = Object.keys(attributesOf('event-detail')).length - 1;

function attributeTable(entries: [string, Kind<unknown>][], tag?: ElementTag): string {
  return table(
    ['attribute', 'allowed', 'meaning'],
    entries.map(([name, kind]) => [`\`${name}\``, describeAllowed(kind), attributeDoc(tag, name)]),
  );
}

/** Returns the paths of all settings that are no groups, in the order of the schema. */
const settingPaths = (node: SettingNode, path: string[] = []): [path: string[], node: SettingNode][] =>
  isGroup(node)
    ? Object.entries(node.schema).flatMap(([key, child]) => settingPaths(child, [...path, key]))
    : [[path, node]];

/** The source files of the groups of settings. */
const FILES: [RegExp, string][] = [
  [
    /^(?:name|theme|overrideHost|languageSettings)\b|(?:scaffoldTemplate|imageHosts|activateEventsRecording|activateArticles|showLoginSignupButton)$|^links\.base/,
    'first-settings',
  ],
  [/^fieldSettings\.profile|^authenticatedArea|^auth\./, 'account-settings'],
  [/^fieldSettings\.recording|Recording\./, 'recording-settings'],
  [/^advertSettings.shownIn/, 'shown-adverts-settings'],
  [/^advertSettings/, 'advert-settings'],
  [/^map\./, 'map-settings'],
  [/./, 'settings-schema'],
];

/** Words in the names of groups that do not distinguish them. */
const COMMON_WORDS = new Set(['field', 'settings', 'recording', 'auth']);

const wordsOf = (name: string) =>
  name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');

/** Returns the doc comment of a setting; of several with its name, the one that refers to its group. */
export function settingDoc(path: string[]): string {
  const name = path.at(-1) ?? '';
  const file = FILES.find(([pattern]) => pattern.test(path.join('.')))?.[1];
  const source = readFileSync(`src/settings/${file}.ts`, 'utf8');
  const docs = [...source.matchAll(DOC)].flatMap(([, comment = '', key]) => (key === name ? [oneLine(comment)] : []));
  const group = path
    .slice(0, -1)
    .flatMap(wordsOf)
    .filter((word) => !COMMON_WORDS.has(word));
  const matching = docs.find((doc) => group.some((word) => doc.toLowerCase().includes(word.replace(/s$/, ''))));
  const doc = (docs.length > 1 ? matching : undefined) ?? docs.at(-1);
  if (!doc) throw new Error(`${path.join('.')} has no doc comment`);
  return doc;
}

/** Returns a table of settings; groups of the same shape (descriptions, steps) have one row each. */
function settingsTable(): string {
  const rows = new Map<string, string>();
  for (const [path, node] of [...settingPaths(settingsSchema), ...settingPaths(workSettingsSchema)]) {
    const shape = path
      .join('.')
      .replace(/^(fieldSettings.*)(short|long)desc[123]/, '$1$2desc1…3')
      .replace(ADVERT_STEP, 'advertSettings.<step>');
    rows.set(shape, settingDoc(path) + (isClientText(node) ? ' By language.' : ''));
  }
  return table(
    ['setting', 'meaning'],
    [...rows].map(([path, doc]) => [`\`${path}\``, doc]),
  );
}

const ADVERT_STEP = /^advertSettings\.(?!steps|shownIn)\w+/;

/** Returns the reference of elements, methods, events and parts. */
function reference(): string {
  const elements = TAGS.map((tag) =>
    [`### \`<${tag}>\``, docOf(tag), attributeTable(ownAttributes(tag), tag)].join('\n\n'),
  );
  return [
    '## Elements',
    'Attributes of every element:',
    attributeTable(Object.entries(attributesOf('event-detail')).slice(0, COMMON)),
    'A property of the same name in camelCase does the same; `settings` takes an object there. Changes take effect at once. An invalid value is reported in the console, and the default is used.',
    ...elements,
    '## Methods',
    "They exist as soon as the element is defined (`await customElements.whenDefined('event-list')`), also before its first screen. `dist/event-portal.d.ts` and the package contain the types of elements, methods and events for TypeScript.",
    table(
      ['method', 'meaning'],
      Object.entries({ ...METHODS, ...LIST_METHODS }).map(([name, type]) => [`\`${name}${type}\``, docOf(name)]),
    ),
    '## DOM events',
    table(
      ['event', 'detail', 'meaning'],
      eventTypes.map(({ name, type }) => [`\`${name}\``, `\`${type}\``, docOf(name)]),
    ),
    '## Parts',
    table(
      ['part', 'meaning'],
      Object.entries(PARTS).map(([key, name]) => [`\`::part(${name})\``, docOf(key)]),
    ),
    '## CSS properties',
    'The default is the value without a theme, on a page whose background is unknown.',
    table(
      ['property', 'default'],
      Object.entries(themeProperties().properties).map(([name, value]) => [`\`${name}\``, `\`${value}\``]),
    ),
  ].join('\n\n');
}

function variablesTable(): string {
  return table(
    ['variable', 'default', 'meaning'],
    variables.map(({ name, defaultText, meaning }) => [`\`${name}\``, defaultText, meaning]),
  );
}

function germanVariablesTable(): string {
  return table(
    ['Variable', 'Voreinstellung', 'Bedeutung'],
    variables.map(({ name, defaultText, defaultTextDe = defaultText, meaningDe }) => [
      `\`${name}\``,
      defaultTextDe,
      meaningDe,
    ]),
  );
}

/** The generated parts: their document, the name in their marks, and their text. */
const GENERATED_PARTS: [file: string, name: string, part: () => string][] = [
  ['demo/docs/en/operating.md', 'variables', variablesTable],
  ['demo/docs/de/operating.md', 'variables', germanVariablesTable],
  ['demo/docs/reference.md', 'reference', reference],
  ['demo/docs/settings.md', 'settings', settingsTable],
];

/** Returns the documents that have a generated part, each with the current text. */
export const generatedDocs = (): { file: string; text: string }[] =>
  GENERATED_PARTS.map(([file, name, part]) => {
    const text = readFileSync(file, 'utf8');
    const start = `<!-- ${name}: made by npm run reference -->`;
    const before = text.slice(0, text.indexOf(start) + start.length);
    const after = text.slice(text.indexOf(`<!-- end of ${name} -->`));
    return { file, text: `${before}\n\n${part()}\n\n${after}` };
  });

if (process.argv[1]?.endsWith('reference.ts')) {
  for (const { file, text } of generatedDocs()) writeFileSync(file, text);
}
