import type { ApiError } from '../../api/api-error';
import type { Structure } from '../engine/field-definitions';
import { replaceRowIds } from '../engine/form-rows';
import type { Form } from '../engine/form-store';
import { assignedIds, withAssignedIds } from './assigned-ids';
import { mergeOtherTab } from './merge-other-tab';
import { type Merge, mergeOf, type Sides } from './merge-values';

/** A record in the shape of the form, with its version. */
export type StoredRecord<Values> = { record: Values; version: string | undefined };

/** The source of a shared record and of its changes. */
type RecordSource<Values extends object> = {
  /** Calls back with the current record, and on each change. @returns a function that ends the subscription */
  watch(listener: (stored: StoredRecord<Values>) => void): () => void;
  /** Reads the current record from a 412 response. */
  readCurrent(error: ApiError): StoredRecord<Values>;
  /** Copies values that only the server sets, so that they do not count as changes of the user. */
  align?(sides: Sides<Values>): Sides<Values>;
};

/** A record that others may change while it is in a form; created by {@link versionedRecord}. */
export type VersionedRecord<Values extends object> = Pick<RecordSource<Values>, 'watch' | 'readCurrent'> & {
  /** Merges input with the changes of others to the same record. */
  merge(structure: Structure, sides: Sides<Values>): Merge<Values>;
  /** Merges the saved record with input since then, and assigns the new ids to its rows. */
  mergeSaved(form: Form<Values>, structure: Structure, sides: Sides<Values>): Values;
  /** Merges input with the draft that another tab has stored. */
  mergeOtherTab: typeof mergeOtherTab;
};

/** Creates the handling of concurrent changes; forms without it do not load this code. */
export function versionedRecord<Values extends object>({
  align,
  ...source
}: RecordSource<Values>): VersionedRecord<Values> {
  const merge = (structure: Structure, sides: Sides<Values>) => mergeOf(structure, align?.(sides) ?? sides);
  return {
    ...source,
    merge,
    mergeSaved(form, structure, { before, local, server }) {
      const names = assignedIds(structure.fields, before, server);
      replaceRowIds(form, names);
      const sides = { before: withAssignedIds(before, names), local: withAssignedIds(local, names), server };
      return merge(structure, sides).values;
    },
    mergeOtherTab,
  };
}
