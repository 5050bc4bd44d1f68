import type { Locale } from '../i18n/locale';
import { parseColor, parseFontList } from '../lib/css-values';
import { isDay } from '../lib/days';
import { isHttpAddress } from '../lib/site-address';
import { toSwitch } from '../lib/switches';
import { isObject } from './own-property';

/*
 * The kinds of settings and of attributes. They have defaults, bounds and words, of which the reference and the form of
 * operators are made; what crosses the network is checked by superstruct.
 */

/** What a setting or an attribute may be. */
export type Kind<Value> = {
  readonly type: string;
  /** The words of a choice. */
  readonly words?: readonly string[];
  /** The bounds of a number. */
  readonly least?: number;
  readonly most?: number;
  /** @throws {TypeError} where a value must be given */
  fallback(): Value;
  /** @throws {TypeError} that says what was expected */
  read(value: unknown): Value;
};

/** Settings that belong together. */
export type Group<Schema = Schemas> = { readonly type: 'group'; readonly schema: Schema };
type Schemas = { readonly [key: string]: Node };

/** A list, whose entries are read one by one. */
export type List<Value = unknown> = { readonly type: 'array'; readonly schema: Node; fallback(): Value };

/** A text of the client, one for all languages or one for each, which read-texts.ts reads. */
export type ClientText<Value = string> = {
  readonly type: 'client text';
  /** The language in which it is always read, where it is stored rather than shown. */
  readonly locale?: Locale;
  /** @throws {TypeError} where a value must be given */
  fallback(): Value;
};

/** What a list of texts says once more, in the language that is read: the labels of values that are stored. */
export type LabelsOf = List<string[]> & { readonly of: string };

/** Texts by label id, which read-labels.ts reads, as their ids are not known to the schema. */
export type Labels = { readonly type: 'labels'; fallback(): LabelOverrides };

/** Anything that a schema is made of. */
export type Node = Kind<unknown> | List | ClientText | Labels | { readonly type: 'group'; readonly schema: Schemas };

/** Texts by label id, for each locale. */
export type LabelOverrides = Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>>;

/** What is read by a schema: what a client need not decide may be absent. */
export type ValueOf<Of> = Of extends { fallback(): infer Value }
  ? Value
  : Of extends Group<infer Schema>
    ? { [Key in Exclude<keyof Schema, Undecided<Schema>>]: ValueOf<Schema[Key]> } & {
        [Key in Undecided<Schema>]?: ValueOf<Schema[Key]>;
      }
    : never;

type Undecided<Schema> = {
  [Key in keyof Schema]: undefined extends ValueOf<Schema[Key]> ? Key : never;
}[keyof Schema];

function expected(what: string): never {
  throw new TypeError(`Expected ${what}.`);
}

const nothing = (): never => expected('a value');
const undecided = () => undefined;

function readText(value: unknown): string {
  return typeof value === 'string' ? value : expected('a string');
}

const readSwitch = (value: unknown): boolean => toSwitch(value) ?? expected('a value of type `boolean`');

const wordReader =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word =>
    words.find((word) => word === value) ?? expected(`one of \`${words}\``);

/** Reads a text that passes a check. */
const checker = (type: string, isRight: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isRight(value) ? value : expected(`a ${type}`);

const isPattern = (text: string) => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
};

/** Settings that belong together. */
export const group = <Schema>(schema: Schema): Group<Schema> => ({ type: 'group', schema });

const kind = <Value>(
  type: string,
  read: (value: unknown) => Value,
  fallback: () => Value,
  limits: Pick<Kind<Value>, 'words' | 'least' | 'most'> = {},
): Kind<Value> => ({ type, read, fallback, ...limits });

/** On or off; also 'Y'/'N', 'true'/'false' and 1/0. */
export const flag = (fallback: boolean) => kind('boolean', readSwitch, () => fallback);

/** On or off, or undefined where the client has not decided. */
export const maybeFlag = () => kind<boolean | undefined>('boolean', readSwitch, undecided);

const readAmount = (least: number, most: number) => (value: unknown) => {
  const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return expected('an integer');
  return number >= least && number <= most ? number : expected(`an integer from ${least} to ${most}`);
};

/** A whole number in the given bounds; also as a string of digits. */
export const amount = (fallback = 0, least = 0, most = 1_000_000) =>
  kind('integer', readAmount(least, most), () => fallback, { least, most });

/** A whole number in the given bounds, or undefined where the client has not decided. */
export const maybeAmount = (least: number, most: number) =>
  kind<number | undefined>('integer', readAmount(least, most), undecided, { least, most });

/** Any text, or undefined where none is given. */
export const maybeText = () => kind<string | undefined>('string', readText, undecided);

/** A name that may stand in an address as it is, or undefined where none is given. */
export const maybeName = () =>
  kind<string | undefined>(
    'name',
    checker('name', (name) => /^[\w-]+$/.test(name)),
    undecided,
  );

/** A day as in 2026-12-24, or undefined where none is given. */
export const maybeDay = () => kind<string | undefined>('day', checker('day', isDay), undecided);

/** One of several words, or undefined where none is given. */
export const maybeChoice = <const Word extends string>(...words: Word[]) =>
  kind<Word | undefined>('enums', wordReader(words), undecided, { words });

/** An object, or undefined where none is given. */
export const maybeObject = () =>
  kind<object | undefined>('object', (value) => (isObject(value) ? value : expected('an object')), undecided);

/** Plain text or, where its description says so, HTML. */
export const text = (fallback = '') => kind('string', readText, () => fallback);

/** A text of the client, plain or, where its description says so, HTML; one for all languages, or one for each. */
export const clientText = (): ClientText => ({ type: 'client text', fallback: () => '' });

/** An entry of a list of texts of the client, which is stored by its German text and shown in each language. */
export const storedText = (): ClientText => ({ type: 'client text', locale: 'de', fallback: nothing });

/** The texts of a list of {@link storedText} as they are shown, in the same sequence. */
export const labelsOf = (key: string): LabelsOf => ({
  ...list<ClientText>({ type: 'client text', fallback: nothing }),
  of: key,
});

/** An absolute http(s) address; undefined where the client has not decided. */
export const maybeAddress = () =>
  kind<string | undefined>(
    'address',
    (value) => (value === '' ? undefined : checker('absolute http(s) address', isHttpAddress)(value)),
    undecided,
  );

/** A text that must be given. */
export const givenText = () => kind('string', (value) => readText(value) || expected('a string'), nothing);

/** One of several words. */
export const choice = <const Word extends string>(words: readonly Word[], fallback: Word) =>
  kind('enums', wordReader(words), () => fallback, { words });

/** An entry of a list: any text. */
export const anyText = () => kind('string', readText, nothing);

/** An entry of a list: one of several words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  kind('enums', wordReader(words), nothing, { words });

/** A list; an entry that cannot be read is reported and left out. */
export const list = <Entry extends Node>(
  entry: Entry,
  fallback: readonly ValueOf<Entry>[] = [],
): List<ValueOf<Entry>[]> => ({ type: 'array', schema: entry, fallback: () => [...fallback] });

/** A list, or undefined where the client has not decided. */
export const maybeList = <Entry extends Node>(entry: Entry): List<ValueOf<Entry>[] | undefined> => ({
  type: 'array',
  schema: entry,
  fallback: undecided,
});

const readColor = checker('color', (value) => parseColor(value) !== undefined);

/** A CSS colour that parseColor understands. */
export const color = (fallback: string) => kind('color', readColor, () => fallback);

/** A CSS colour that parseColor understands, or undefined where the client has not decided. */
export const maybeColor = () => kind<string | undefined>('color', readColor, undecided);

/** A CSS font list; '' for the font of the host page. */
export const fonts = () =>
  kind(
    'font list',
    checker('font list', (value) => value === '' || parseFontList(value) !== undefined),
    () => '',
  );

/** A regular expression as text; '' for none. */
export const pattern = () => kind('regular expression', checker('regular expression', isPattern), () => '');

/** Texts by label id, for each locale. */
export const labels = (): Labels => ({ type: 'labels', fallback: () => ({ de: {}, en: {} }) });
