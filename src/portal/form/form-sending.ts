import { ref } from 'valtio';
import { ApiError } from '../../api/api-error';
import { isSame, withPathsOf } from '../../lib/value-at';
import type { Form } from '../../ui/fields/form-store';
import { createAttempts } from './attempts';
import { mergeOf } from './conflict-paths';
import type { Attempt, Conflict, FormOptions } from './form-control';
import type { FormDraft } from './form-draft';

const CONFLICT = 412;
/** A record that changes each time it is looked at is not run after for ever. */
const MOST_MERGES = 3;

/** What the screen is drawn by, beside the form itself. */
export type RunState<Values extends object> = {
  outcome: { failure: unknown; conflict: Conflict<Values> | undefined };
  version: string | undefined;
  /** ISO 8601: when it was saved, until something is changed. */
  sentAt: string | undefined;
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
    form.state.isSending = true;
    try {
      return await send(MOST_MERGES);
    } finally {
      form.state.isSending = false;
    }
  }

  /** @param merges how often the record may have changed meanwhile without anything to choose */
  async function send(merges: number): Promise<boolean> {
    const values = form.values();
    draft.keep();
    try {
      await call(values, attempts.next(values, state.version));
      saved(values);
      return true;
    } catch (error) {
      attempts.failed(error);
      const end = failed(error, values);
      if (end !== 'merged') return end;
      if (merges === 0) {
        state.outcome = outcome(error);
        return false;
      }
      return form.check() && send(merges - 1);
    }
  }

  function saved(values: Values) {
    onSaved();
    attempts.succeeded();
    // What was typed while it was on its way is not saved.
    form.rebase(values);
    if (!form.isDirty()) {
      form.reset(values);
      state.sentAt = new Date().toISOString();
    }
    draft.saved(values);
  }

  function failed(error: unknown, values: Values): boolean | 'merged' {
    const { conflict, fieldsOf } = options();
    const isStale = error instanceof ApiError && error.status === CONFLICT && error.current !== undefined;
    if (isStale && conflict) return meet(needs, { error, values, ways: conflict, saved, submit });
    const fields = error instanceof ApiError ? (fieldsOf?.(error) ?? error.fields) : [];
    if (fields.length > 0) form.refuse(fields);
    else state.outcome = outcome(error);
    return false;
  }

  return submit;
}

type Meeting<Values extends object> = {
  error: ApiError;
  /** What was to be saved. */
  values: Values;
  ways: NonNullable<FormOptions<Values>['conflict']>;
  saved(values: Values): void;
  submit(): Promise<boolean>;
};

/** The record is another one by now: the same as ours, or one that goes with it, or the visitor chooses. */
function meet<Values extends object>(
  { form, state, options }: Needs<Values>,
  { error, values, ways, saved, submit }: Meeting<Values>,
): boolean | 'merged' {
  let theirs: Values;
  try {
    theirs = withPathsOf(ways.valuesOf(error.current), values, options().draft?.omit ?? []);
  } catch (unreadable) {
    state.outcome = outcome(unreadable);
    return false;
  }
  if (isSame(theirs, values)) {
    ways.accept?.(error);
    saved(values);
    state.version = error.etag ?? state.version;
    return true;
  }
  const sides = { before: form.beginning(), mine: form.values(), theirs };
  const { values: mine, open: paths } = mergeOf(ways.align?.(sides) ?? sides, (path) => form.fields.has(path));
  function take(chosen: Values) {
    form.rebase(theirs);
    form.restore(chosen);
    Object.assign(state, { version: error.etag, outcome: outcome() });
  }
  if (paths.length === 0) {
    take(mine);
    return 'merged';
  }
  function resolve(chosen: Values) {
    take(chosen);
    void submit();
  }
  const giveUp = () => void Object.assign(state, { outcome: outcome() });
  state.outcome = outcome<Values>(undefined, { theirs, mine, paths, resolve, giveUp });
  return false;
}
