import { warnOnce } from '../lib/warn';
import type { Kind } from '../settings/setting-kinds';
import { attributesOf, type Tag } from './registry';

/** 'hash-key' is hashKey as a property. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The attribute of a property: 'hash-key' for hashKey. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether the property of an attribute takes an object as it is. */
export const isObjectAttribute = (tag: Tag, attribute: string): boolean =>
  attributesOf(tag)[attribute]?.type === 'object';

const ALLOWED: Partial<Record<string, string>> = {
  string: 'any text',
  name: 'letters, digits, - and _',
  day: 'a day as in 2026-12-24',
  object: 'a JSON object',
  boolean: 'no value, true or false',
};

/** What an attribute may be, in words for the console and the reference. */
export const allowedIn = ({ type, words, least, most }: Kind<unknown>): string =>
  words?.join(', ') ?? ALLOWED[type] ?? `a whole number from ${least} to ${most}`;

/** The value that the text of an attribute stands for, to be read by its kind. @throws {SyntaxError} for no JSON */
function spelledIn(text: string, { type, words }: Kind<unknown>): unknown {
  if (type === 'string') return text;
  if (type === 'object') return JSON.parse(text);
  if (type === 'boolean') return text === 'false' ? false : /^(true)?$/.test(text) || undefined;
  return words ? text.trim().toLowerCase() : text.trim();
}

/**
 * Reads one attribute. A wrong value is said once in the console and counts as absent, so that the default is used.
 *
 * @returns undefined when the attribute is absent, unknown or wrong
 */
export function readAttribute(tag: Tag, attribute: string, value: string | null, report = warnOnce): unknown {
  const kind = attributesOf(tag)[attribute];
  if (value === null || !kind) return undefined;
  try {
    return kind.read(spelledIn(value, kind));
  } catch {
    report(`<${tag} ${attribute}="${value.slice(0, 80)}">: this value is not allowed. Allowed: ${allowedIn(kind)}.`);
    return undefined;
  }
}

/**
 * Reads all attributes of an element by property name.
 *
 * @param report is told what is wrong
 */
export function readAttributes(tag: Tag, element: Element, report = warnOnce): Record<string, unknown> {
  const names = Object.keys(attributesOf(tag)).filter((name) => element.hasAttribute(name));
  return Object.fromEntries(
    names.map((name) => [propertyOf(name), readAttribute(tag, name, element.getAttribute(name), report)]),
  );
}
