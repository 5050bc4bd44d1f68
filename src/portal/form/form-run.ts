import { proxy } from 'valtio';
import { isSame } from '../../lib/value-at';
import { createForm, type Form } from '../../ui/fields/form-store';
import type { Portal } from '../portal';
import type { DraftState, FormOptions } from './form-control';
import { createFormDraft } from './form-draft';
import { holderOf } from './form-holder';
import { createSending, outcome, type RunState } from './form-sending';
import { withSession } from './save-with-session';
import { watchForm } from './watch-form';

/** A screen tells the version that its own save has made in the next render. */
const OWN_VERSION_MS = 1_000;

/** One form from its opening to its end, without React. */
export type FormRun<Values extends object> = {
  form: Form<Values>;
  draft: DraftState;
  state: RunState<Values>;
  submit(): Promise<boolean>;
  /** Takes what the screen says now. */
  follow(options: FormOptions<Values>): void;
  /** Begins to keep what is typed. @returns its end */
  open(): () => void;
};

/** @param first the options at the opening; later ones come by `follow` */
export function createFormRun<Values extends object>(portal: Portal, first: FormOptions<Values>): FormRun<Values> {
  let options = first;
  let savedAtMs = Number.NEGATIVE_INFINITY;
  const form = createForm(first.initial, first.problemsOf);
  const state = proxy<RunState<Values>>({ outcome: outcome(), version: first.version, sentAt: undefined });
  form.subscribe(() => {
    if (state.sentAt !== undefined && form.isDirty()) state.sentAt = undefined;
  });
  const holder = holderOf(portal.client);
  const versionOf = () => state.version;
  const draft = createFormDraft({ form, holder, options: first.draft, versionOf, startAnew });
  state.version = draft.restore(first.initial, first.version)?.version ?? first.version;

  function startAnew() {
    form.reset(options.initial);
    Object.assign(state, { version: options.version, outcome: outcome() });
  }

  const submit = createSending({
    form,
    draft,
    state,
    options: () => options,
    onSaved: () => {
      savedAtMs = Date.now();
    },
    call(values, attempt) {
      if (!options.needsSession) return options.send(values, attempt);
      return withSession(portal, async () => {
        await holder.check();
        await options.send(values, attempt);
      });
    },
  });

  function follow(next: FormOptions<Values>) {
    const isOther = next.version !== options.version;
    if (next.problemsOf !== options.problemsOf) form.follow(next.problemsOf);
    options = next;
    if (!isOther) return;
    const isOwn = form.state.isSending || Date.now() - savedAtMs < OWN_VERSION_MS;
    if (!form.isDirty() || isSame(form.values(), next.initial)) form.reset(next.initial);
    else if (isOwn) form.rebase(next.initial);
    else return;
    state.version = next.version;
  }

  const open = () => watchForm({ form, draft, rescue: options.needsSession ? portal.rescue : undefined });
  return { form, draft: draft.state, state, submit, follow, open };
}
