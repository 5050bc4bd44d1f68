import { byName } from '../../lib/by-name';
import { MAX_SHORT_LENGTH, MAX_URL_LENGTH } from '../payloads/limits';

type SingleValueField =
  | {
      kind: 'flag' /** Its name in rows and filters of lists; without it, only the answer for one event has it. */;
      listKey?: string;
    }
  | { kind: 'text' | 'address'; maxLength: number };

/**
 * The fields of an event with a single value each. Payloads, storage, limits, answers, imports, undo and list filters
 * follow from this table. A new field needs a line here, its place in the form and in the detail, and openapi.json. It
 * needs its column (in demo/server/schema and a migration) and its label (demo/server/events/field-words.ts,
 * event-form/price/price-fields.ts). A filter of lists also needs a value in `facet_values` of
 * demo/server/schema/6-search.sql, and its labels where the types require them.
 */
export const SINGLE_VALUE_FIELDS = {
  free: { kind: 'flag', listKey: 'isFree' },
  children: { kind: 'flag', listKey: 'isForChildren' },
  barrierFree: { kind: 'flag', listKey: 'isBarrierFree' },
  accessibility: { kind: 'text', maxLength: MAX_SHORT_LENGTH },
  /** Plain text in easy German (Leichte Sprache). */
  easyText: { kind: 'text', maxLength: MAX_SHORT_LENGTH },
  /** Address of a video in German Sign Language. */
  signLanguageUrl: { kind: 'address', maxLength: MAX_URL_LENGTH },
} as const satisfies Record<string, SingleValueField>;

type Table = typeof SINGLE_VALUE_FIELDS;
export type PlainName = keyof Table;
type Kind = SingleValueField['kind'];
type NamesOf<Kinds extends Kind> = { [Name in PlainName]: Table[Name]['kind'] extends Kinds ? Name : never }[PlainName];

/** The names of the boolean fields. */
export type PlainFlag = NamesOf<'flag'>;

/** The values of the fields; absent texts are ''. */
export type PlainContent = { [Name in NamesOf<'flag'>]: boolean } & { [Name in NamesOf<'text' | 'address'>]: string };

/** The values that only the detail shows: '' for no text, undefined for no address or an unsafe one. */
export type PlainDetail = { [Name in NamesOf<'text'>]: string } & { [Name in NamesOf<'address'>]: string | undefined };

/** The values of a payload, complete or not. */
export type PlainPayload = { [Name in PlainName]?: PlainContent[Name] | null | undefined };

/** Returns the names of the fields of some kinds, in order. */
export const plainNames = <Kinds extends Kind>(...kinds: Kinds[]): NamesOf<Kinds>[] =>
  PLAIN_NAMES.filter((name): name is NamesOf<Kinds> => kinds.some((kind) => kind === SINGLE_VALUE_FIELDS[name].kind));

export const PLAIN_NAMES = Object.keys(SINGLE_VALUE_FIELDS) as PlainName[];

/** The names of the fields that only the answer for one event has. */
export const DETAIL_NAMES = PLAIN_NAMES.filter((name) => !('listKey' in SINGLE_VALUE_FIELDS[name]));

/** The flags in the answers and filters of lists, by their API names. */
export type ListFlag = { [Name in PlainName]: Table[Name] extends { listKey: string } ? Name : never }[PlainName];
export const LIST_FLAGS = PLAIN_NAMES.filter((name): name is ListFlag => 'listKey' in SINGLE_VALUE_FIELDS[name]);

/** The same flags by their names in rows and filters of lists. */
export type ListFlags = { [Name in ListFlag as Table[Name]['listKey']]: boolean };

/** Collects the flags by their names in rows and filters. */
export const toListFlags = (isSet: (flag: ListFlag) => boolean): ListFlags =>
  Object.fromEntries(LIST_FLAGS.map((flag) => [SINGLE_VALUE_FIELDS[flag].listKey, isSet(flag)])) as ListFlags;

/** Returns the values of a payload, trimmed; missing ones are empty or false. */
export const plainContentOf = (payload: PlainPayload): PlainContent => ({
  ...byName(plainNames('flag'), (name) => payload[name] ?? false),
  ...byName(plainNames('text', 'address'), (name) => payload[name]?.trim() ?? ''),
});
