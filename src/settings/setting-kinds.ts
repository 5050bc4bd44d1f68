import {
  array,
  boolean,
  coerce,
  defaulted,
  define,
  enums,
  integer,
  max,
  min,
  optional,
  type Struct,
  string,
  unknown,
} from 'superstruct';
import { parseColor, parseFontList } from '../lib/css-values';
import { toSwitch } from '../lib/switches';

const aSwitch = () => coerce(boolean(), unknown(), (value) => toSwitch(value) ?? value);

const isPattern = (value: unknown) => {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value));
  } catch {
    return false;
  }
};

/** On or off; also 'Y'/'N', 'true'/'false' and 1/0. */
export const flag = (fallback: boolean) => defaulted(aSwitch(), fallback);

/** On or off, or undefined where the client has not decided. */
export const maybeFlag = () => optional(aSwitch());

/** A whole number in the given bounds; also as a string of digits. */
export const amount = (fallback = 0, least = 0, most = 1_000_000) =>
  defaulted(
    coerce(max(min(integer(), least), most), string(), (text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : text)),
    fallback,
  );

/** Plain text or, where its description says so, HTML. */
export const text = (fallback = '') => defaulted(string(), fallback);

/** One of several words. */
export const choice = <const Word extends string>(words: readonly Word[], fallback: Word) =>
  defaulted(enums(words), () => fallback) as Struct<Word, unknown>;

/** A list; an entry that cannot be read is reported and left out. */
export const list = <Entry, Schema>(entry: Struct<Entry, Schema>, fallback: readonly Entry[] = []) =>
  defaulted(array(entry), () => [...fallback]);

/** A list, or undefined where the client has not decided. */
export const maybeList = <Entry, Schema>(entry: Struct<Entry, Schema>) => optional(array(entry));

const aColor = () => define<string>('color', (value) => parseColor(value) !== undefined);

/** A CSS colour that parseColor understands. */
export const color = (fallback: string) => defaulted(aColor(), fallback);

/** A CSS colour that parseColor understands, or undefined where the client has not decided. */
export const maybeColor = () => optional(aColor());

/** A CSS font list; '' for the font of the host page. */
export const fonts = () =>
  defaulted(
    define<string>('font list', (value) => value === '' || parseFontList(value) !== undefined),
    '',
  );

/** A regular expression as text; '' for none. */
export const pattern = () => defaulted(define<string>('regular expression', isPattern), '');

/** Texts by label id, for each locale. */
export type LabelOverrides = Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>>;

/** Overrides of labels; to-settings reads them, as their ids are not known to the schema. */
export const labels = () => define<LabelOverrides>('labels', (value) => typeof value === 'object' && value !== null);
