import type { Locale } from '../i18n/locale';
import { parseColor, parseFontList } from '../lib/css-values';
import { isDay } from '../lib/days';
import { isHttpAddress } from '../lib/site-address';
import { toSwitch } from '../lib/switches';
import { isObject } from './own-property';

/*
 * The kinds of settings and attributes, with the defaults, bounds and choices from which the reference and the
 * operators' form are generated. superstruct checks data from the network.
 */

/** The type of a setting or an attribute. */
export type Kind<Value> = {
  readonly type: string;
  /** The values of a choice. */
  readonly choices?: readonly string[];
  /** The bounds of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Returns the default. @throws {TypeError} if a value is required */
  fallback(): Value;
  /** Validates a value. @throws {TypeError} with a message that names the expected type */
  read(value: unknown): Value;
};

/** A group of settings. */
export type Group<Schema = Schemas> = { readonly type: 'group'; readonly schema: Schema };
type Schemas = { readonly [key: string]: SettingNode };

/** A list, whose entries are read one by one. */
export type List<Value = unknown> = { readonly type: 'array'; readonly schema: SettingNode; fallback(): Value };

/** A text of the client, one for all languages or one for each, which read-texts.ts reads. */
export type LocalizedText<Value = string> = {
  readonly type: 'client text';
  /** The only language in which it is read, for a text that is stored rather than shown. */
  readonly locale?: Locale;
  /** Returns the default. @throws {TypeError} if a value is required */
  fallback(): Value;
};

/** The labels of a list of stored texts, in the current language. */
export type LabelsOf = List<string[]> & { readonly of: string };

/** Texts by label id, which read-labels.ts reads, because the schema does not list their ids. */
export type Labels = { readonly type: 'labels'; fallback(): LabelOverrides };

/** Any node of a schema. */
export type SettingNode =
  | Kind<unknown>
  | List
  | LocalizedText
  | Labels
  | { readonly type: 'group'; readonly schema: Schemas };

/** Texts by label id, for each locale. */
export type LabelOverrides = Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>>;

/** The result of reading a schema: settings without a default may be absent. */
export type ValueOf<Schema> = Schema extends { fallback(): infer Value }
  ? Value
  : Schema extends Group<infer Schema>
    ? { [Key in Exclude<keyof Schema, OptionalKeys<Schema>>]: ValueOf<Schema[Key]> } & {
        [Key in OptionalKeys<Schema>]?: ValueOf<Schema[Key]>;
      }
    : never;

type OptionalKeys<Schema> = {
  [Key in keyof Schema]: undefined extends ValueOf<Schema[Key]> ? Key : never;
}[keyof Schema];

function expected(what: string): never {
  throw new TypeError(`Expected ${what}.`);
}

const required = (): never => expected('a value');
const noDefault = () => undefined;

function readText(value: unknown): string {
  return typeof value === 'string' ? value : expected('a string');
}

const readFlag = (value: unknown): boolean => toSwitch(value) ?? expected('a value of type `boolean`');

const choiceReader =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown): Choice =>
    choices.find((choice) => choice === value) ?? expected(`one of \`${choices}\``);

/** Creates a reader for a text that passes a check. */
const checker = (type: string, isValid: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isValid(value) ? value : expected(`a ${type}`);

const isPattern = (text: string) => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
};

/** Creates a group of settings. */
export const group = <Schema>(schema: Schema): Group<Schema> => ({ type: 'group', schema });

const kind = <Value>(
  type: string,
  read: (value: unknown) => Value,
  fallback: () => Value,
  limits: Pick<Kind<Value>, 'choices' | 'min' | 'max'> = {},
): Kind<Value> => ({ type, read, fallback, ...limits });

/** Creates a boolean setting; also accepts 'Y'/'N', 'true'/'false' and 1/0. */
export const flag = (fallback: boolean) => kind('boolean', readFlag, () => fallback);

/** Creates a boolean setting without a default. */
export const maybeFlag = () => kind<boolean | undefined>('boolean', readFlag, noDefault);

const readAmount = (min: number, max: number) => (value: unknown) => {
  const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return expected('an integer');
  return number >= min && number <= max ? number : expected(`an integer from ${min} to ${max}`);
};

/** Creates a setting of a whole number in the given bounds; also accepts a string of digits. */
export const amount = (fallback = 0, min = 0, max = 1_000_000) =>
  kind('integer', readAmount(min, max), () => fallback, { min, max });

/** Creates a setting of a whole number in the given bounds, without a default. */
export const maybeAmount = (min: number, max: number) =>
  kind<number | undefined>('integer', readAmount(min, max), noDefault, { min, max });

/** Creates a setting of any text, without a default. */
export const maybeText = () => kind<string | undefined>('string', readText, noDefault);

/** Creates a setting of a name that needs no encoding in an address, without a default. */
export const maybeName = () =>
  kind<string | undefined>(
    'name',
    checker('name', (name) => /^[\w-]+$/.test(name)),
    noDefault,
  );

/** Creates a setting of a day as in 2026-12-24, without a default. */
export const maybeDay = () => kind<string | undefined>('day', checker('day', isDay), noDefault);

/** Creates a setting of one of several values, without a default. */
export const maybeChoice = <const Choice extends string>(...choices: Choice[]) =>
  kind<Choice | undefined>('enums', choiceReader(choices), noDefault, { choices });

/** Creates a setting of an object, without a default. */
export const maybeObject = () =>
  kind<object | undefined>('object', (value) => (isObject(value) ? value : expected('an object')), noDefault);

/** Creates a setting of plain text or, if its description says so, HTML. */
export const text = (fallback = '') => kind('string', readText, () => fallback);

/** Creates a text of the client, plain or, if its description says so, HTML; one for all languages, or one for each. */
export const clientText = (): LocalizedText => ({ type: 'client text', fallback: () => '' });

/** Creates an entry of a list of client texts, stored by its German text and shown in each language. */
export const storedText = (): LocalizedText => ({ type: 'client text', locale: 'de', fallback: required });

/** Creates the list of labels of a list of {@link storedText}, in the same sequence. */
export const labelsOf = (key: string): LabelsOf => ({
  ...list<LocalizedText>({ type: 'client text', fallback: required }),
  of: key,
});

/** Creates a setting of an absolute http(s) address, without a default. */
export const maybeAddress = () =>
  kind<string | undefined>(
    'address',
    (value) => (value === '' ? undefined : checker('absolute http(s) address', isHttpAddress)(value)),
    noDefault,
  );

/** Creates a setting of a required text. */
export const requiredText = () => kind('string', (value) => readText(value) || expected('a string'), required);

/** Creates a setting of one of several values. */
export const choice = <const Choice extends string>(choices: readonly Choice[], fallback: Choice) =>
  kind('enums', choiceReader(choices), () => fallback, { choices });

/** Creates an entry of a list: any text. */
export const anyText = () => kind('string', readText, required);

/** Creates an entry of a list: one of several values. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  kind('enums', choiceReader(choices), required, { choices });

/** Creates a list; an invalid entry is reported and left out. */
export const list = <Entry extends SettingNode>(
  entry: Entry,
  fallback: readonly ValueOf<Entry>[] = [],
): List<ValueOf<Entry>[]> => ({ type: 'array', schema: entry, fallback: () => [...fallback] });

/** Creates a list without a default. */
export const maybeList = <Entry extends SettingNode>(entry: Entry): List<ValueOf<Entry>[] | undefined> => ({
  type: 'array',
  schema: entry,
  fallback: noDefault,
});

const readColor = checker('color', (value) => parseColor(value) !== undefined);

/** Creates a setting of a CSS colour that parseColor supports. */
export const color = (fallback: string) => kind('color', readColor, () => fallback);

/** Creates a setting of a CSS colour that parseColor supports, without a default. */
export const maybeColor = () => kind<string | undefined>('color', readColor, noDefault);

/** Creates a setting of a CSS font list; '' for the font of the host page. */
export const fonts = () =>
  kind(
    'font list',
    checker('font list', (value) => value === '' || parseFontList(value) !== undefined),
    () => '',
  );

/** Creates a setting of a regular expression as text; '' for none. */
export const pattern = () => kind('regular expression', checker('regular expression', isPattern), () => '');

/** Creates a setting of texts by label id, for each locale. */
export const labels = (): Labels => ({ type: 'labels', fallback: () => ({ de: {}, en: {} }) });
