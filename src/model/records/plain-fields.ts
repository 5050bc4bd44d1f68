import { byName } from '../../lib/by-name';
import { LONGEST_SHORT, LONGEST_URL } from '../payloads/longest';

type PlainField =
  | { kind: 'flag' /** Lists answer it, too, and can be filtered by it. */; isInList?: true }
  | { kind: 'text' | 'address'; maxLength: number };

/**
 * The fields of an event that are a single value each. What is sent, kept, limited, stored, answered, imported and undone
 * of an event follows from this table, so that a new field needs a line here, a column, its words, its place in the form
 * and its place in the detail.
 */
export const PLAIN_FIELDS = {
  free: { kind: 'flag', isInList: true },
  children: { kind: 'flag', isInList: true },
  barrierFree: { kind: 'flag', isInList: true },
  accessibility: { kind: 'text', maxLength: LONGEST_SHORT },
  /** Plain text in easy German (Leichte Sprache). */
  easyText: { kind: 'text', maxLength: LONGEST_SHORT },
  /** Address of a video in German Sign Language. */
  signLanguageUrl: { kind: 'address', maxLength: LONGEST_URL },
} as const satisfies Record<string, PlainField>;

type Table = typeof PLAIN_FIELDS;
export type PlainName = keyof Table;
type Kind = PlainField['kind'];
type NamesOf<Some extends Kind> = { [Name in PlainName]: Table[Name]['kind'] extends Some ? Name : never }[PlainName];

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
export const DETAIL_NAMES = PLAIN_NAMES.filter((name) => !('isInList' in PLAIN_FIELDS[name]));

/** The values as they were sent, trimmed; what is missing is empty or false. */
export const plainContentOf = (sent: PlainSent): PlainContent => ({
  ...byName(plainNames('flag'), (name) => sent[name] ?? false),
  ...byName(plainNames('text', 'address'), (name) => sent[name]?.trim() ?? ''),
});
