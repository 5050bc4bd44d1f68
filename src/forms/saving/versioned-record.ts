import type { ApiError } from '../../api/api-error';
import type { Structure } from '../engine/field-definitions';
import { renameRows } from '../engine/form-rows';
import type { Form } from '../engine/form-store';
import { newNames, withNames } from './assigned-ids';
import { mergeOtherTab } from './merge-other-tab';
import { type Merge, mergeOf, type Sides } from './merge-values';

/** A record as a form holds it, and its version. */
export type Stored<Values> = { record: Values; version: string | undefined };

/** Where a record is known to others, and how a form hears of their changes. */
type Source<Values extends object> = {
  /** Tells the record as others know it, now and whenever it is another one. @returns its end */
  watch(hear: (stored: Stored<Values>) => void): () => void;
  /** The record as a refusal tells it, where it has changed meanwhile (412). */
  changed(error: ApiError): Stored<Values>;
  /** Takes over what only the server decides, so that it does not count as a change of the user. */
  align?(sides: Sides<Values>): Sides<Values>;
};

/** A record that others may change while it is in a form; made by {@link sharedRecord}. */
export type VersionedRecord<Values extends object> = Pick<Source<Values>, 'watch' | 'changed'> & {
  /** Joins what is typed with what others have made of the same record. */
  merge(structure: Structure, sides: Sides<Values>): Merge<Values>;
  /** What the server has made of a save, with what was typed meanwhile. Its new rows get the ids of the answer. */
  afterSave(form: Form<Values>, structure: Structure, sides: Sides<Values>): Values;
  /** What is typed here, with what another tab has put aside. */
  withOtherTab: typeof mergeOtherTab;
};

/** What a form needs whose record others may change: forms without one do without its code. */
export function versionedRecord<Values extends object>({ align, ...source }: Source<Values>): VersionedRecord<Values> {
  const merge = (structure: Structure, sides: Sides<Values>) => mergeOf(structure, align?.(sides) ?? sides);
  return {
    ...source,
    merge,
    afterSave(form, structure, { before, mine, theirs }) {
      const names = newNames(structure.fields, before, theirs);
      renameRows(form, names);
      const sides = { before: withNames(before, names), mine: withNames(mine, names), theirs };
      return merge(structure, sides).values;
    },
    withOtherTab: mergeOtherTab,
  };
}
