import { LANGUAGES, type Language } from '../../demo/docs/.vitepress/languages';
import { propertyOf } from '../../src/elements/read-attributes';
import {
  attributesOf,
  commonAttributes,
  type ElementTag,
  elementAttributes,
  isLight,
  LIST_METHODS,
  METHODS,
  PARTS,
  type PortalEvents,
  TAGS,
} from '../../src/elements/registry';
import type { Kind } from '../../src/settings/setting-kinds';
import { CSS_TEXTS } from './css-texts';
import {
  GERMAN_ATTRIBUTES,
  GERMAN_COMMON_ATTRIBUTES,
  GERMAN_ELEMENTS,
  GERMAN_EVENTS,
  GERMAN_METHODS,
  GERMAN_PARTS,
} from './german-elements';
import { table } from './markdown';
import { attributeDoc, cssProperties, docOf, eventTypes, methodsOf, typeOf } from './registry-docs';
import { REFERENCE_TEXTS } from './texts';

/** Splits the sentence about the default off a description. */
export function splitDefault(doc: string): { text: string; byDefault: string | undefined } {
  const found = / ?(?:Default|Standard): (.+?)\.(?=\s|$)/.exec(doc);
  return { text: found ? doc.replace(found[0], '') : doc, byDefault: found?.[1] };
}

/** Describes the values of an attribute. */
function allowedIn(language: Language, { type, choices, min, max }: Kind<unknown>): string {
  const texts = REFERENCE_TEXTS[language];
  const words: Record<string, string> = {
    string: texts.anyText,
    name: texts.nameText,
    day: texts.dayText,
    object: texts.objectText,
    boolean: texts.flagText,
  };
  return choices?.map((choice) => `\`${choice}\``).join(', ') ?? words[type] ?? texts.number(min, max);
}

/** Returns the description of an attribute in a language. */
export function attributeText(language: Language, tag: ElementTag | undefined, name: string): string {
  if (language === 'en') return attributeDoc(tag, name);
  const german: Record<string, string> = { ...GERMAN_COMMON_ATTRIBUTES, ...(tag && GERMAN_ATTRIBUTES[tag]) };
  return german[name] ?? '';
}

/** Returns the entry of an attribute. */
function attributeEntry(language: Language, tag: ElementTag | undefined, name: string, kind: Kind<unknown>): string {
  const texts = REFERENCE_TEXTS[language];
  const { text, byDefault } = splitDefault(attributeText(language, tag, name));
  const facts = [
    `- ${texts.allowed}: ${allowedIn(language, kind)}`,
    `- ${texts.byDefault}: ${byDefault ?? texts.none}`,
    `- ${texts.property}: \`${propertyOf(name)}\`, \`${typeOf(kind)}\``,
  ];
  return [`### \`${name}\``, text, facts.join('\n')].filter(Boolean).join('\n\n');
}

const links = (names: readonly string[]) =>
  names.map((name) => `[\`${name}\`](index.md#${name.toLowerCase()})`).join(', ');

/** Returns the names of the events that an element dispatches. */
const eventsOf = (tag: ElementTag) =>
  eventTypes.map(({ name }) => name).filter((name) => !isLight(tag) || !/-log(?:in|out)$/.test(name));

/** Returns the generated part of the page of an element. */
export function elementReference(language: Language, tag: ElementTag): string {
  const texts = REFERENCE_TEXTS[language];
  const own = Object.keys(elementAttributes[tag]);
  const entries = Object.entries(attributesOf(tag)).filter(([name]) => own.includes(name));
  const methods = methodsOf(tag).map(([name]) => name);
  return [
    `## ${texts.attributes}`,
    ...(own.length > 0
      ? entries.map(([name, kind]) => attributeEntry(language, tag, name, kind))
      : [texts.noAttributes]),
    `${texts.moreAttributes} ${links(Object.keys(commonAttributes))}.`,
    ...(methods.length > 0 ? [`## ${texts.methods}`, `${links(methods)}.`] : []),
    `## ${texts.events}`,
    `${links(eventsOf(tag))}.`,
    `## ${texts.styling}`,
    `${texts.styled} ${Object.values(PARTS)
      .map((part) => `\`${part}\``)
      .join(', ')}.`,
  ].join('\n\n');
}

/** Returns the description of an element in a language. */
export const elementText = (language: Language, tag: ElementTag): string =>
  language === 'de' ? GERMAN_ELEMENTS[tag] : docOf(tag);

/** Returns the table of all elements. */
export const elementTable = (language: Language): string =>
  table(
    [REFERENCE_TEXTS[language].element, REFERENCE_TEXTS[language].meaning],
    TAGS.map((tag) => [`[\`<${tag}>\`](${tag}.md)`, /^.*?[.](?= |$)/.exec(elementText(language, tag))?.[0] ?? '']),
  );

/** Returns the description of an event in a language. */
export const eventText = (language: Language, name: string): string =>
  language === 'de' ? GERMAN_EVENTS[name as keyof PortalEvents] : docOf(name);

/** Returns the generated part of the page about all elements. */
export function commonReference(language: Language): string {
  const texts = REFERENCE_TEXTS[language];
  const isGerman = language === 'de';
  return [
    `## ${texts.common}`,
    ...Object.entries(commonAttributes).map(([name, kind]) => attributeEntry(language, undefined, name, kind)),
    texts.aboutProperties,
    `## ${texts.methods}`,
    ...Object.entries({ ...METHODS, ...LIST_METHODS }).flatMap(([name, type]) => [
      `### \`${name}\``,
      `\`\`\`ts\n${name}${type}\n\`\`\``,
      isGerman ? GERMAN_METHODS[name as keyof typeof GERMAN_METHODS] : docOf(name),
    ]),
    `## ${texts.events}`,
    ...eventTypes.flatMap(({ name, type }) => [
      `### \`${name}\``,
      eventText(language, name),
      ...(type.includes('[key') ? [] : [`${texts.detail}: \`${type}\``]),
    ]),
    `## ${texts.parts}`,
    table(
      [texts.part, texts.meaning],
      Object.entries(PARTS).map(([key, name]) => [
        `\`::part(${name})\``,
        isGerman ? GERMAN_PARTS[key as keyof typeof PARTS] : docOf(key),
      ]),
    ),
    `## ${texts.css}`,
    texts.cssDefault,
    table(
      [texts.property, texts.byDefault, texts.meaning],
      Object.entries(cssProperties).map(([name, value]) => [
        `\`${name}\``,
        `\`${value}\``,
        CSS_TEXTS[name]?.[language] ?? '',
      ]),
    ),
  ].join('\n\n');
}

/** A generated part of a document: its file, the name in its marks, and its text. */
export type GeneratedPart = { file: string; name: string; part: () => string };

/** The generated parts of the pages about elements. */
export const elementParts: GeneratedPart[] = LANGUAGES.flatMap((language) => [
  { file: `demo/docs/${language}/elements/index.md`, name: 'elements', part: () => elementTable(language) },
  { file: `demo/docs/${language}/elements/index.md`, name: 'reference', part: () => commonReference(language) },
  ...TAGS.map((tag) => ({
    file: `demo/docs/${language}/elements/${tag}.md`,
    name: 'reference',
    part: () => elementReference(language, tag),
  })),
]);
