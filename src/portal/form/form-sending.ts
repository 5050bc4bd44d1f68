import { ref } from 'valtio';
import { ApiError } from '../../api/api-error';
import { isSame, withPathsOf } from '../../lib/value-at';
import type { Form } from '../../ui/fields/form-store';
import { createAttempts } from './attempts';
import type { Attempt, Conflict, FormOptions } from './form-control';
import type { FormDraft } from './form-draft';

const CONFLICT = 412;

/** What the screen is drawn by, beside the form itself. */
export type RunState<Values extends object> = {
  outcome: { failure: unknown; conflict: Conflict<Values> | undefined };
  version: string | undefined;
};

/** How an attempt has ended, unless well. */
export const outcome = <Values extends object>(failure?: unknown, conflict?: Conflict<Values>) =>
  ref({ failure, conflict });

type Needs<Values extends object> = {
  form: Form<Values>;
  draft: FormDraft<Values>;
  state: RunState<Values>;
  options(): FormOptions<Values>;
  /** Sends the values as often as the session needs. */
  call(values: Values, attempt: Attempt): Promise<void>;
  /** Told after each save. */
  onSaved(): void;
};

/** The way of a form to the server. @returns `submit` */
export function createSending<Values extends object>(needs: Needs<Values>): () => Promise<boolean> {
  const { form, draft, state, options, call, onSaved } = needs;
  const attempts = createAttempts();

  async function submit(): Promise<boolean> {
    if (form.state.isSending) return false;
    state.outcome = outcome();
    if (!form.check()) return false;
    const values = form.values();
    draft.keep();
    form.state.isSending = true;
    try {
      await call(values, attempts.next(values, state.version));
      saved(values);
      return true;
    } catch (error) {
      attempts.failed(error);
      return failed(error, values);
    } finally {
      form.state.isSending = false;
    }
  }

  function saved(values: Values) {
    onSaved();
    attempts.succeeded();
    // What was typed while it was on its way is not saved.
    form.rebase(values);
    if (!form.isDirty()) form.reset(values);
    draft.saved(values);
  }

  function failed(error: unknown, values: Values): boolean {
    const { conflict, fieldsOf } = options();
    const isStale = error instanceof ApiError && error.status === CONFLICT && error.current !== undefined;
    if (isStale && conflict) return meet(error, values, conflict);
    const fields = error instanceof ApiError ? (fieldsOf?.(error) ?? error.fields) : [];
    if (fields.length > 0) form.refuse(fields);
    else state.outcome = outcome(error);
    return false;
  }

  /** The record is another one by now: the same as ours, or the visitor chooses. @returns whether it is saved */
  function meet(error: ApiError, values: Values, { valuesOf, accept }: NonNullable<FormOptions<Values>['conflict']>) {
    let theirs: Values;
    try {
      theirs = withPathsOf(valuesOf(error.current), values, options().draft?.omit ?? []);
    } catch (unreadable) {
      state.outcome = outcome(unreadable);
      return false;
    }
    if (isSame(theirs, values)) {
      accept?.(error);
      saved(values);
      state.version = error.etag ?? state.version;
      return true;
    }
    function resolve(chosen: Values) {
      form.rebase(theirs);
      form.restore(chosen);
      Object.assign(state, { version: error.etag, outcome: outcome() });
      void submit();
    }
    const giveUp = () => void Object.assign(state, { outcome: outcome() });
    state.outcome = outcome<Values>(undefined, { theirs, resolve, giveUp });
    return false;
  }

  return submit;
}
