import { ApiError } from '../../api/api-error';
import { createIdempotencyKeys } from '../../app/idempotency-keys';
import { isSame, withoutPaths, withPathsOf } from '../../lib/value-at';
import type { FormDescription } from '../engine/field-definitions';
import { hasRows, writeOnlyPathsOf } from '../engine/form-paths';
import type { Form } from '../engine/form-store';
import type { FormOptions } from './form-control';
import type { FormDraft } from './form-draft';
import type { FormRecord } from './form-record';
import { outcome, type SavingState } from './saving-state';
import type { StoredRecord } from './versioned-record';

const PRECONDITION_FAILED = 412;
/** The maximum number of merges per attempt while the record keeps changing. */
const MAX_MERGES = 3;

type Dependencies<Values extends object> = {
  form: Form<Values>;
  draft: FormDraft<Values>;
  record: FormRecord<Values>;
  state: SavingState<Values>;
  description(): FormDescription<Values>;
  options(): FormOptions<Values>;
  /** Sends the values, with a log-in in between if needed. */
  call: FormOptions<Values>['save'];
};

/** Creates the submission of a form. @returns `submit` */
export function createSubmission<Values extends object>(dependencies: Dependencies<Values>): () => Promise<boolean> {
  const { form, draft, record, state, options, call } = dependencies;
  const attempts = createIdempotencyKeys();

  async function submit(): Promise<boolean> {
    if (form.state.isSending) return false;
    state.outcome = outcome();
    const pendingLookups = form.pendingLookups();
    if (!pendingLookups && !form.check()) return false;
    form.state.isSending = true;
    try {
      if (pendingLookups) {
        await pendingLookups;
        if (!form.check()) return false;
      }
      const { uploads } = options();
      const unsent = uploads ? await uploads.untilEnded() : [];
      // Discarding a draft removes the rows that only the draft had.
      const missing = unsent.filter(({ path }) => hasRows(dependencies.description(), path, form.values()));
      if (missing.length > 0 && !options().savesWithoutFiles?.(form.values())) {
        form.setServerErrors(missing);
        return false;
      }
      const isSaved = await send(
        MAX_MERGES,
        missing.map(({ path }) => path),
      );
      if (isSaved && missing.length > 0) form.setExternalErrors(missing);
      return isSaved;
    } finally {
      form.state.isSending = false;
      record.applyNewest();
    }
  }

  /** @param remainingMerges the remaining number of automatic merges @param omittedPaths the paths of rows that are not sent */
  async function send(remainingMerges: number, omittedPaths: readonly string[] = []): Promise<boolean> {
    const values = withoutPaths(form.values(), omittedPaths) as Values;
    draft.store();
    try {
      const stored = await call(values, attempts.next(values, state.version), form.initialValues());
      handleSaved(values, stored ?? { record: values, version: state.version });
      return true;
    } catch (error) {
      attempts.failed(error);
      const result = handleFailure(error, values);
      if (result !== 'merged') return result;
      if (remainingMerges === 0) {
        state.outcome = outcome(error);
        return false;
      }
      return form.check() && send(remainingMerges - 1, omittedPaths);
    }
  }

  function handleSaved(values: Values, stored: StoredRecord<Values>) {
    const before = form.initialValues();
    attempts.succeeded();
    record.saved(values, stored);
    if (!form.isDirty()) {
      form.hideErrors();
      state.savedAt = new Date().toISOString();
    }
    draft.saved(values);
    options().onSaved?.(values, before);
  }

  function handleFailure(error: unknown, values: Values): boolean | 'merged' {
    const { shared, fieldsOf } = options();
    const isStale = error instanceof ApiError && error.status === PRECONDITION_FAILED && error.current !== undefined;
    if (isStale && shared)
      return resolveConflict(dependencies, {
        values,
        readCurrent: () => shared.readCurrent(error),
        handleSaved,
        submit,
      });
    const fields = error instanceof ApiError ? (fieldsOf?.(error) ?? error.fields) : [];
    if (!form.setServerErrors(fields, values)) state.outcome = outcome(error);
    return false;
  }

  return submit;
}

type ConflictInput<Values extends object> = {
  /** The values to save. */
  values: Values;
  /** Returns the current record. */
  readCurrent(): StoredRecord<Values>;
  handleSaved(values: Values, stored: StoredRecord<Values>): void;
  submit(): Promise<boolean>;
};

/** Resolves a conflict with a changed record: it equals the values, or they can be merged, or the user chooses. */
function resolveConflict<Values extends object>(
  { record, state, description }: Dependencies<Values>,
  { values, readCurrent, handleSaved, submit }: ConflictInput<Values>,
): boolean | 'merged' {
  let stored: StoredRecord<Values>;
  try {
    stored = readCurrent();
  } catch (error) {
    state.outcome = outcome(error);
    return false;
  }
  const serverValues = withPathsOf(stored.record, values, writeOnlyPathsOf(description()));
  if (isSame(serverValues, values)) {
    handleSaved(values, stored);
    return true;
  }
  const { values: localValues, conflicts } = record.merge(serverValues);
  function rebase(chosen: Values) {
    record.rebase(stored, chosen);
    state.outcome = outcome();
  }
  if (conflicts.length === 0) {
    rebase(localValues);
    return 'merged';
  }
  function resolve(chosen: Values) {
    rebase(chosen);
    void submit();
  }
  const cancel = () => void Object.assign(state, { outcome: outcome() });
  state.outcome = outcome<Values>(undefined, { serverValues, localValues, paths: conflicts, resolve, cancel });
  return false;
}
