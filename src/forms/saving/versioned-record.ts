import type { ApiError } from '../../api/api-error';
import type { Structure } from '../engine/field-definitions';
import { renameRows } from '../engine/form-rows';
import type { Form } from '../engine/form-store';
import { assignedIds, withAssignedIds } from './assigned-ids';
import { mergeOtherTab } from './merge-other-tab';
import { type Merge, mergeOf, type Sides } from './merge-values';

/** A record in the shape of the form, with its version. */
export type Stored<Values> = { record: Values; version: string | undefined };

/** The source of a shared record and of its changes. */
type Source<Values extends object> = {
  /** Calls back with the current record, and on each change. @returns a function that ends the subscription */
  watch(hear: (stored: Stored<Values>) => void): () => void;
  /** Reads the current record from a 412 response. */
  changed(error: ApiError): Stored<Values>;
  /** Copies values that only the server sets, so that they do not count as changes of the user. */
  align?(sides: Sides<Values>): Sides<Values>;
};

/** A record that others may change while it is in a form; created by {@link versionedRecord}. */
export type VersionedRecord<Values extends object> = Pick<Source<Values>, 'watch' | 'changed'> & {
  /** Merges input with the changes of others to the same record. */
  merge(structure: Structure, sides: Sides<Values>): Merge<Values>;
  /** Merges the saved record with input since then, and assigns the new ids to its rows. */
  afterSave(form: Form<Values>, structure: Structure, sides: Sides<Values>): Values;
  /** Merges input with the draft that another tab has stored. */
  withOtherTab: typeof mergeOtherTab;
};

/** Creates the handling of concurrent changes; forms without it do not load this code. */
export function versionedRecord<Values extends object>({ align, ...source }: Source<Values>): VersionedRecord<Values> {
  const merge = (structure: Structure, sides: Sides<Values>) => mergeOf(structure, align?.(sides) ?? sides);
  return {
    ...source,
    merge,
    afterSave(form, structure, { before, mine, theirs }) {
      const names = assignedIds(structure.fields, before, theirs);
      renameRows(form, names);
      const sides = { before: withAssignedIds(before, names), mine: withAssignedIds(mine, names), theirs };
      return merge(structure, sides).values;
    },
    withOtherTab: mergeOtherTab,
  };
}
