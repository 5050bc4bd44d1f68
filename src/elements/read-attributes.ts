import { warnOnce } from '../lib/warn';
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

/**
 * Reads one attribute. A wrong value is said once in the console and counts as absent, so that the default is used.
 *
 * @returns undefined when the attribute is absent, unknown or wrong
 */
export function readAttribute(tag: Tag, attribute: string, value: string | null, report = warnOnce): unknown {
  const kind = attributesOf(tag)[attribute];
  if (value === null || !kind) return undefined;
  const read = kind.read(value);
  if (read === undefined) {
    report(`<${tag} ${attribute}="${value.slice(0, 80)}">: this value is not allowed. Allowed: ${kind.allowed}.`);
  }
  return read;
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
