import type { Language } from '../../demo/docs/.vitepress/languages';
import { attributesOf, type ElementTag, TAGS } from '../../src/elements/registry';
import { attributeText, elementText } from '../reference/element-pages';

/** The attributes that editors do not choose: settings are those of the site. */
const OF_THE_SITE = ['settings'];
/** A value that works only in pages of our own. */
const OWN_PAGES_ONLY = 'path';

/** A description in every language. */
type Help = Readonly<Record<Language, string>>;

/** The kind of an attribute for the form of a content-management system. */
export type AttributeKind = {
  type: string;
  choices?: readonly string[];
  min?: number | undefined;
  max?: number | undefined;
  help: Help;
};

/** Returns a description in every language, without the marks of code. */
const helpOf = (textIn: (language: Language) => string): Help => ({
  de: textIn('de').replaceAll('`', ''),
  en: textIn('en').replaceAll('`', ''),
});

function attributeKind(tag: ElementTag, name: string): AttributeKind {
  const { type, choices, min, max } = attributesOf(tag)[name] ?? {};
  return {
    type: type ?? 'string',
    ...(choices && { choices: choices.filter((choice) => choice !== OWN_PAGES_ONLY) }),
    min,
    max,
    help: helpOf((language) => attributeText(language, tag, name)),
  };
}

/** The elements by tag. */
export type ElementList = Record<string, { help: Help; attributes: Record<string, AttributeKind> }>;

/** Returns all elements with the kinds of their attributes, by tag, for the kits of content-management systems. */
export function elementList(): ElementList {
  const entries = TAGS.map((tag) => {
    const names = Object.keys(attributesOf(tag)).filter((name) => !OF_THE_SITE.includes(name));
    const attributes = Object.fromEntries(names.map((name) => [name, attributeKind(tag, name)]));
    return [tag, { help: helpOf((language) => elementText(language, tag)), attributes }] as const;
  });
  return Object.fromEntries(entries);
}
