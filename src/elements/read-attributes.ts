import { warnOnce } from '../lib/warn';
import type { Kind } from '../settings/setting-kinds';
import { attributesOf, type ElementTag } from './registry';

/** Returns the property name of an attribute: hashKey for 'hash-key'. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the attribute name of a property: 'hash-key' for hashKey. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Checks whether the property of an attribute accepts an object. */
export const isObjectAttribute = (tag: ElementTag, attribute: string): boolean =>
  attributesOf(tag)[attribute]?.type === 'object';

const ALLOWED: Partial<Record<string, string>> = {
  string: 'any text',
  name: 'letters, digits, - and _',
  day: 'a day as in 2026-12-24',
  object: 'a JSON object',
  boolean: 'no value, true or false',
};

/** Describes the valid values of an attribute for the console and the reference. */
export const describeAllowed = ({ type, choices, min, max }: Kind<unknown>): string =>
  choices?.join(', ') ?? ALLOWED[type] ?? `a whole number from ${min} to ${max}`;

/** Converts the text of an attribute to the value that its kind validates. @throws {SyntaxError} for invalid JSON */
function valueOfText(text: string, { type, choices }: Kind<unknown>): unknown {
  if (type === 'string') return text;
  if (type === 'object') return JSON.parse(text);
  if (type === 'boolean') return text === 'false' ? false : /^(true)?$/.test(text) || undefined;
  return choices ? text.trim().toLowerCase() : text.trim();
}

/**
 * Reads one attribute. A wrong value is warned of once and counts as absent, so that the default applies.
 *
 * @returns undefined if the attribute is absent, unknown or wrong
 */
export function readAttribute(tag: ElementTag, attribute: string, value: string | null, report = warnOnce): unknown {
  const kind = attributesOf(tag)[attribute];
  if (value === null || !kind) return undefined;
  try {
    return kind.read(valueOfText(value, kind));
  } catch {
    report(
      `<${tag} ${attribute}="${value.slice(0, 80)}">: this value is not allowed. Allowed: ${describeAllowed(kind)}.`,
    );
    return undefined;
  }
}

/**
 * Reads all attributes of an element by property name.
 *
 * @param report called with each problem
 */
export function readAttributes(tag: ElementTag, element: Element, report = warnOnce): Record<string, unknown> {
  const names = Object.keys(attributesOf(tag)).filter((name) => element.hasAttribute(name));
  return Object.fromEntries(
    names.map((name) => [propertyOf(name), readAttribute(tag, name, element.getAttribute(name), report)]),
  );
}
