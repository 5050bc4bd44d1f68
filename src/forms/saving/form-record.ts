import { isSame } from '../../lib/value-at';
import type { FormDescription } from '../engine/field-definitions';
import type { Form } from '../engine/form-store';
import type { FormOptions } from './form-control';
import type { Merge } from './merge-values';
import type { SavingState } from './saving-state';
import type { Stored } from './versioned-record';

/** The record that a form changes: which one it was made of, and which one is the newest. */
export type FormRecord<Values extends object> = {
  /** Merges the values of the form with a newer record. */
  merge(theirs: Values): Merge<Values>;
  /** Takes a newer record as the one that the form is made of. @param values what the form shows from then on */
  take(stored: Stored<Values>, values: Values): void;
  /** Takes the record that the server returned after a save; changes that the user made meanwhile stay. */
  saved(sent: Values, stored: Stored<Values>): void;
  /** Hears of a record: the one that is known already, or one that somebody else has changed. */
  hear(stored: Stored<Values>): void;
  /** Takes in what was heard while the form was busy. */
  catchUp(): void;
  /** The form as the newest record. */
  startAnew(): void;
};

type Needs<Values extends object> = {
  form: Form<Values>;
  state: SavingState<Values>;
  description(): FormDescription<Values>;
  options(): Pick<FormOptions<Values>, 'record' | 'version' | 'shared'>;
};

/** Keeps a form and its record together. A version is known by its name alone, never by the time at which it comes. */
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
    // The user is asked about fields that both have changed only when saving.
    if (open.length > 0) return;
    const isNews = form.isDirty() && !isSame(newest.record, form.beginning());
    take(newest, values);
    if (isNews && form.isDirty()) state.mergedAt = new Date().toISOString();
  }

  return {
    merge,
    take,
    saved(sent, stored) {
      // Records heard of during the save may be older than its answer.
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
