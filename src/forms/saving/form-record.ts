import { isSame } from '../../lib/value-at';
import type { FormDescription } from '../engine/field-definitions';
import type { Form } from '../engine/form-store';
import type { FormOptions } from './form-control';
import type { Merge } from './merge-values';
import type { SavingState } from './saving-state';
import type { Stored } from './versioned-record';

/** The record of a form: the one that it is based on, and the newest one. */
export type FormRecord<Values extends object> = {
  /** Merges the values of the form with a newer record. */
  merge(theirs: Values): Merge<Values>;
  /** Bases the form on a newer record. @param values the values that the form then shows */
  take(stored: Stored<Values>, values: Values): void;
  /** Bases the form on the record returned by a save; input since then stays. */
  saved(sent: Values, stored: Stored<Values>): void;
  /** Receives a record: the current one again, or one changed by someone else. */
  hear(stored: Stored<Values>): void;
  /** Applies the newest record that was received while the form was busy. */
  catchUp(): void;
  /** Resets the form to the newest record. */
  startAnew(): void;
};

type Needs<Values extends object> = {
  form: Form<Values>;
  state: SavingState<Values>;
  description(): FormDescription<Values>;
  options(): Pick<FormOptions<Values>, 'record' | 'version' | 'shared'>;
};

/** Synchronises a form with its record. Versions are compared by value only, since they may arrive in any order. */
export function createFormRecord<Values extends object>(needs: Needs<Values>): FormRecord<Values> {
  const { form, state, description, options } = needs;
  const first = options();
  let newest: Stored<Values> = { record: first.record, version: first.version };

  function merge(theirs: Values): Merge<Values> {
    const sides = { before: form.beginning(), mine: form.values(), theirs };
    return options().shared?.merge(description(), sides) ?? { values: sides.mine, open: [] };
  }

  function take({ record, version }: Stored<Values>, values: Values) {
    form.rebase(record, values);
    state.version = version;
  }

  const isKnown = ({ record, version }: Stored<Values>) =>
    version === state.version && (version !== undefined || isSame(record, form.beginning()));

  function catchUp() {
    const isBusy = form.state.isSending || state.outcome.conflict !== undefined;
    if (isBusy || isKnown(newest)) return;
    const { values, open } = merge(newest.record);
    // If both sides have changed the same fields, the user decides on saving.
    if (open.length > 0) return;
    const isNews = form.isDirty() && !isSame(newest.record, form.beginning());
    take(newest, values);
    if (isNews && form.isDirty()) state.mergedAt = new Date().toISOString();
  }

  return {
    merge,
    take,
    saved(sent, stored) {
      // Records received during the save may be older than its response.
      newest = stored;
      state.mergedAt = undefined;
      state.version = stored.version;
      const sides = { before: sent, mine: form.values(), theirs: stored.record };
      const values = options().shared?.afterSave(form, description(), sides) ?? sides.mine;
      form.rebase(stored.record, values);
    },
    hear(stored) {
      newest = stored;
      catchUp();
    },
    catchUp,
    startAnew() {
      form.reset(newest.record);
      state.version = newest.version;
    },
  };
}
