import { filterAttributes } from '../../../src/elements/filter-attributes';
import { readAttribute } from '../../../src/elements/read-attributes';
import { attributesOf, type ElementTag } from '../../../src/elements/registry';
import type { Kind } from '../../../src/settings/setting-kinds';
import type { Configuration } from './configuration';

/** The attributes with a place of their own among the steps. */
const OWN_PLACE = ['host', 'settings', 'locale'];
const ROUTING = ['start', 'history', 'hash-key', 'for', 'results-url', 'detail-url', 'account-url', 'recording-url'];
/** The attributes that most pages do not need. */
const RARE = ['heading-level', 'product', 'empty', 'ids', 'article-id'];

/** The attributes of an element by the step in which they are chosen, each in the order of the registry. */
export type FieldGroups = {
  readonly filters: readonly string[];
  readonly common: readonly string[];
  readonly rare: readonly string[];
  readonly routing: readonly string[];
};

/** Groups the attributes of an element by step. */
export function fieldGroups(tag: ElementTag): FieldGroups {
  const names = Object.keys(attributesOf(tag)).filter((name) => !OWN_PLACE.includes(name));
  const isFilter = (name: string) => name in filterAttributes;
  return {
    filters: names.filter(isFilter),
    common: names.filter((name) => !isFilter(name) && !ROUTING.includes(name) && !RARE.includes(name)),
    rare: names.filter((name) => RARE.includes(name)),
    routing: ROUTING.filter((name) => names.includes(name)),
  };
}

/** Returns the kind of an attribute. @throws {Error} if the element has none of that name */
export function kindOf(tag: ElementTag, name: string): Kind<unknown> {
  const kind = attributesOf(tag)[name];
  if (!kind) throw new Error(`<${tag}> has no attribute ${name}.`);
  return kind;
}

/** Checks whether the element accepts the value of an attribute. */
export const isAllowed = (tag: ElementTag, name: string, value: string): boolean =>
  readAttribute(tag, name, value, () => {}) !== undefined;

/**
 * Returns the values of a choice. `path` is not among them: it works only in pages of our own.
 */
export const choicesOf = (tag: ElementTag, name: string): readonly string[] =>
  kindOf(tag, name).choices?.filter((choice) => choice !== 'path') ?? [];

/** Returns what stands for the id in the addresses of an element: articles have their own pages. */
export const placeholderOf = (tag: ElementTag): string => (tag.startsWith('article-') ? '{articleId}' : '{eventId}');

/** Returns a configuration with another element. Attributes stay if the new element accepts them. */
export function withElement(configuration: Configuration, element: ElementTag): Configuration {
  const attributes = Object.entries(configuration.attributes).filter(([name, value]) =>
    isAllowed(element, name, value),
  );
  return { ...configuration, element, attributes: Object.fromEntries(attributes) };
}
