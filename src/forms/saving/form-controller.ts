import { proxy } from 'valtio';
import { noticesOf } from '../../app/notices';
import type { Portal } from '../../app/portal';
import { reLoginOf } from '../../app/re-login';
import { withLogin } from '../../app/with-login';
import type { FormDescription } from '../engine/field-definitions';
import { createForm, type Form } from '../engine/form-store';
import type { DraftState, FormOptions } from './form-control';
import { createFormDraft } from './form-draft';
import { formOwnerOf } from './form-owner';
import { createFormRecord } from './form-record';
import { createSubmission } from './form-submission';
import { outcome, type SavingState } from './saving-state';
import { watchForm } from './watch-form';

/** A form from its opening to its end, independent of React. */
export type FormController<Values extends object> = {
  form: Form<Values>;
  draft: DraftState;
  state: SavingState<Values>;
  submit(): Promise<boolean>;
  /** Starts to store drafts and to listen to changes of the record. @returns a function that ends both */
  open(): () => void;
};

/** The getters of the screen's current description and options. */
type LatestInput<Values extends object> = { description(): FormDescription<Values>; options(): FormOptions<Values> };

export function createFormController<Values extends object>(
  portal: Portal,
  { description, options }: LatestInput<Values>,
): FormController<Values> {
  const initialOptions = options();
  const form = createForm(description(), initialOptions.record);
  const state = proxy<SavingState<Values>>({
    outcome: outcome(),
    version: initialOptions.version,
    savedAt: undefined,
    mergedAt: undefined,
  });
  form.subscribe(() => {
    if (state.savedAt !== undefined && form.isDirty()) state.savedAt = undefined;
  });
  const owner = formOwnerOf(portal.client);
  const record = createFormRecord({ form, state, description, options });
  const currentVersion = () => state.version;
  const draft = createFormDraft({ form, owner, description, options: initialOptions, currentVersion, reset });
  state.version = draft.restore(initialOptions.record, initialOptions.version)?.version ?? initialOptions.version;

  function reset() {
    record.reset();
    Object.assign(state, { outcome: outcome(), mergedAt: undefined });
  }

  const send = createSubmission({
    form,
    draft,
    record,
    state,
    description,
    options,
    call(values, attempt, before) {
      const { needsSession, save } = options();
      if (!needsSession) return save(values, attempt, before);
      return withLogin(portal, async () => {
        await owner.check();
        return save(values, attempt, before);
      });
    },
  });

  async function submit() {
    noticesOf(portal).withdrawSuccess();
    return send();
  }

  function open() {
    const cleanups = [
      watchForm({ form, draft, reLogin: options().needsSession ? reLoginOf(portal) : undefined }),
      options().shared?.watch(record.receive),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup?.();
    };
  }
  return { form, draft: draft.state, state, submit, open };
}
