import { attributesOf, type ElementTag, TAGS } from '../../../src/elements/registry';
import { parseColor, parseFontList } from '../../../src/lib/css-values';
import { COLORS, type Configuration, INITIAL, PAGES, TARGETS, WIDTHS } from './configuration';
import { isAllowed } from './fields';
import { hostAddress } from './host-address';

/*
 * The configuration in the query of the page's address. Attributes keep their names, everything that has its default is
 * left out: `?element=event-list&rubric=3&color-primary=%238a1c1c&target=wordpress`.
 */

/** A part of an address that does not count. */
export type AddressNote = { readonly name: string; readonly value: string };

/** Attributes of the element that are other parts of the configuration. */
const NO_FIELD = ['host', 'settings'];

const fieldNames = (tag: ElementTag) => Object.keys(attributesOf(tag)).filter((name) => !NO_FIELD.includes(name));

/** The name of a colour in the address: `color-text-on-primary`. */
const colorName = (color: string) => `color-${color.replaceAll('_', '-')}`;

/** The attributes of all elements. */
const ALL_FIELDS = new Set(TAGS.flatMap(fieldNames));

const isReserve = (text: string) => /^[1-9]\d{1,3}$/.test(text);

/** Writes a configuration as a query, without `?`; '' for the initial one. */
export function toQuery(configuration: Configuration): string {
  const { element, attributes, colors } = configuration;
  const query = new URLSearchParams();
  const add = (name: string, value: string | undefined, initial = '') => {
    if (value && value !== initial) query.set(name, value);
  };
  add('element', element, INITIAL.element);
  add('host', configuration.host);
  add('base', configuration.base);
  for (const name of fieldNames(element)) add(name, attributes[name]);
  for (const color of COLORS) add(colorName(color), colors[color]);
  add('font', configuration.font);
  add('reserve', configuration.reserve);
  for (const name of ['target', 'width', 'page'] as const) add(name, configuration[name], INITIAL[name]);
  return query.toString();
}

/**
 * Reads a configuration from a query. What is not allowed falls back to its default and is among the notes. Names of
 * others, such as those that count visits, are ignored.
 */
export function fromQuery(text: string): { configuration: Configuration; notes: AddressNote[] } {
  const query = new URLSearchParams(text);
  const notes: AddressNote[] = [];
  const take = (name: string, isRight: (value: string) => boolean): string => {
    const value = query.get(name) ?? '';
    if (value === '' || isRight(value)) return value;
    notes.push({ name, value });
    return '';
  };
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], initial: Choice): Choice => {
    const value = take(name, (given) => choices.some((choice) => choice === given));
    return choices.find((choice) => choice === value) ?? initial;
  };
  const record = <Name extends string>(names: readonly Name[], read: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, read(name)]).filter(([, value]) => value));

  const element = oneOf('element', TAGS, INITIAL.element);
  const fields = fieldNames(element);
  const isAddress = (value: string) => hostAddress(value, 'https://site.example') !== undefined;
  const configuration: Configuration = {
    element,
    host: take('host', isAddress),
    base: take('base', isAddress),
    attributes: record(fields, (name) => take(name, (value) => isAllowed(element, name, value))),
    colors: record(COLORS, (color) => take(colorName(color), (value) => parseColor(value) !== undefined)),
    font: take('font', (value) => parseFontList(value) !== undefined),
    reserve: take('reserve', isReserve),
    target: oneOf('target', TARGETS, INITIAL.target),
    width: oneOf('width', Object.keys(WIDTHS) as (keyof typeof WIDTHS)[], INITIAL.width),
    page: oneOf('page', PAGES, INITIAL.page),
  };
  for (const [name, value] of query) {
    if (ALL_FIELDS.has(name) && !fields.includes(name)) notes.push({ name, value });
  }
  return { configuration, notes };
}
