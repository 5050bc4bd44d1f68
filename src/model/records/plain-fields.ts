import { byName } from '../../lib/by-name';
import { MAX_SHORT_LENGTH, MAX_URL_LENGTH } from '../payloads/longest';

type PlainField =
  | {
      kind: 'flag' /** How rows and filters of lists name it; without it only the detail answers it. */;
      listKey?: string;
    }
  | { kind: 'text' | 'address'; maxLength: number };

/**
 * The fields of an event that are a single value each. What is sent, kept, limited, stored, answered, imported and undone
 * of an event follows from this table, and what lists are filtered by. A new field needs a line here, its column (in
 * demo/server/schema and a migration), its words (demo/server/events/field-words.ts, event-form/price/price-plans.ts), its
 * place in the form and in the detail, and openapi.json. One that lists are filtered by also needs a value in
 * `facet_values` of demo/server/schema/6-search.sql, and its words where the types ask for them.
 */
export const PLAIN_FIELDS = {
  free: { kind: 'flag', listKey: 'isFree' },
  children: { kind: 'flag', listKey: 'isForChildren' },
  barrierFree: { kind: 'flag', listKey: 'isBarrierFree' },
  accessibility: { kind: 'text', maxLength: MAX_SHORT_LENGTH },
  /** Plain text in easy German (Leichte Sprache). */
  easyText: { kind: 'text', maxLength: MAX_SHORT_LENGTH },
  /** Address of a video in German Sign Language. */
  signLanguageUrl: { kind: 'address', maxLength: MAX_URL_LENGTH },
} as const satisfies Record<string, PlainField>;

type Table = typeof PLAIN_FIELDS;
export type PlainName = keyof Table;
type Kind = PlainField['kind'];
type NamesOf<Some extends Kind> = { [Name in PlainName]: Table[Name]['kind'] extends Some ? Name : never }[PlainName];

/** The fields that are yes or no. */
export type PlainFlag = NamesOf<'flag'>;

/** The values of the fields; '' for a text that is not filled in. */
export type PlainContent = { [Name in NamesOf<'flag'>]: boolean } & { [Name in NamesOf<'text' | 'address'>]: string };

/** What visitors read of them beyond lists: '' for no text, undefined for no address or one that may not be opened. */
export type PlainDetail = { [Name in NamesOf<'text'>]: string } & { [Name in NamesOf<'address'>]: string | undefined };

/** What may be sent of them, complete or not. */
export type PlainSent = { [Name in PlainName]?: PlainContent[Name] | null | undefined };

/** The names of the fields of some kinds, in their order. */
export const plainNames = <Some extends Kind>(...kinds: Some[]): NamesOf<Some>[] =>
  PLAIN_NAMES.filter((name): name is NamesOf<Some> => kinds.some((kind) => kind === PLAIN_FIELDS[name].kind));

export const PLAIN_NAMES = Object.keys(PLAIN_FIELDS) as PlainName[];

/** The fields that only the answer about one event has. */
export const DETAIL_NAMES = PLAIN_NAMES.filter((name) => !('listKey' in PLAIN_FIELDS[name]));

/** The flags that lists answer and can be filtered by, as the API names them. */
export type ListFlag = { [Name in PlainName]: Table[Name] extends { listKey: string } ? Name : never }[PlainName];
export const LIST_FLAGS = PLAIN_NAMES.filter((name): name is ListFlag => 'listKey' in PLAIN_FIELDS[name]);

/** The same by the names that rows and filters of lists have for them. */
export type ListFlags = { [Name in ListFlag as Table[Name]['listKey']]: boolean };

/** Whether each flag is set, by its name in rows and filters. */
export const toListFlags = (isSet: (flag: ListFlag) => boolean): ListFlags =>
  Object.fromEntries(LIST_FLAGS.map((flag) => [PLAIN_FIELDS[flag].listKey, isSet(flag)])) as ListFlags;

/** The values as they were sent, trimmed; what is missing is empty or false. */
export const plainContentOf = (sent: PlainSent): PlainContent => ({
  ...byName(plainNames('flag'), (name) => sent[name] ?? false),
  ...byName(plainNames('text', 'address'), (name) => sent[name]?.trim() ?? ''),
});
