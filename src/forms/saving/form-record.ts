import { isSame } from '../../lib/value-at';
import type { FormDescription } from '../engine/field-definitions';
import type { Form } from '../engine/form-store';
import type { FormOptions } from './form-control';
import type { Merge } from './merge-values';
import type { SavingState } from './saving-state';
import type { StoredRecord } from './versioned-record';

/** The record of a form: the one that it is based on, and the newest one. */
export type FormRecord<Values extends object> = {
  /** Merges the values of the form with a newer record. */
  merge(serverValues: Values): Merge<Values>;
  /** Bases the form on a newer record. @param values the values that the form then shows */
  rebase(stored: StoredRecord<Values>, values: Values): void;
  /** Bases the form on the record returned by a save; input since then stays. */
  saved(sent: Values, stored: StoredRecord<Values>): void;
  /** Receives a record: the current one again, or one changed by someone else. */
  receive(stored: StoredRecord<Values>): void;
  /** Applies the newest record that was received while the form was busy. */
  applyNewest(): void;
  /** Resets the form to the newest record. */
  reset(): void;
};

type Dependencies<Values extends object> = {
  form: Form<Values>;
  state: SavingState<Values>;
  description(): FormDescription<Values>;
  options(): Pick<FormOptions<Values>, 'record' | 'version' | 'shared'>;
};

/** Synchronises a form with its record. Versions are compared by value only, since they may arrive in any order. */
export function createFormRecord<Values extends object>(dependencies: Dependencies<Values>): FormRecord<Values> {
  const { form, state, description, options } = dependencies;
  const initialOptions = options();
  let newest: StoredRecord<Values> = { record: initialOptions.record, version: initialOptions.version };

  function merge(serverValues: Values): Merge<Values> {
    const sides = { before: form.initialValues(), local: form.values(), server: serverValues };
    return options().shared?.merge(description(), sides) ?? { values: sides.local, conflicts: [] };
  }

  function rebase({ record, version }: StoredRecord<Values>, values: Values) {
    form.rebase(record, values);
    state.version = version;
  }

  const isCurrent = ({ record, version }: StoredRecord<Values>) =>
    version === state.version && (version !== undefined || isSame(record, form.initialValues()));

  function applyNewest() {
    const isBusy = form.state.isSending || state.outcome.conflict !== undefined;
    if (isBusy || isCurrent(newest)) return;
    const { values, conflicts } = merge(newest.record);
    // If both sides have changed the same fields, the user decides on saving.
    if (conflicts.length > 0) return;
    const isForeignChange = form.isDirty() && !isSame(newest.record, form.initialValues());
    rebase(newest, values);
    if (isForeignChange && form.isDirty()) state.mergedAt = new Date().toISOString();
  }

  return {
    merge,
    rebase,
    saved(sent, stored) {
      // Records received during the save may be older than its response.
      newest = stored;
      state.mergedAt = undefined;
      state.version = stored.version;
      const sides = { before: sent, local: form.values(), server: stored.record };
      const values = options().shared?.mergeSaved(form, description(), sides) ?? sides.local;
      form.rebase(stored.record, values);
    },
    receive(stored) {
      newest = stored;
      applyNewest();
    },
    applyNewest,
    reset() {
      form.reset(newest.record);
      state.version = newest.version;
    },
  };
}
