import { proxy } from 'valtio';
import { isSame, withoutPaths } from '../../lib/value-at';
import type { Form } from '../../ui/fields/form-store';
import { textOf, withDraft } from './draft-values';
import { type DraftPlace, draftPlace } from './drafts';
import type { DraftOptions, DraftState } from './form-control';
import type { Holder } from './form-holder';

/** Keeps what is typed in a form. */
export type FormDraft<Values extends object> = {
  state: DraftState;
  /** What was kept last time: into the form before it is shown. @returns the version that it was made of */
  restore(initial: Values, version: string | undefined): { version: string | undefined } | undefined;
  /** Puts aside what is typed now, at once. */
  keep(): void;
  /** Forgets the draft of what has been sent. */
  saved(sent: Values): void;
};

type Needs<Values extends object> = {
  form: Form<Values>;
  options: DraftOptions | undefined;
  holder: Holder;
  versionOf(): string | undefined;
  /** The form as the record again. */
  startAnew(): void;
};

/** The draft of one form; without options it keeps nothing. */
export function createFormDraft<Values extends object>(needs: Needs<Values>): FormDraft<Values> {
  const { form, options, holder, versionOf, startAnew } = needs;
  const omit = options?.omit ?? [];
  const place = options && placeOf(options, holder);
  let kept: string | undefined;

  const state = proxy<DraftState>({
    restoredAt: undefined,
    savedAt: undefined,
    isLost: false,
    unfitting: undefined,
    discard() {
      startAnew();
      state.unfitting = undefined;
      forget();
    },
  });

  function tell(news: Partial<DraftState>) {
    if (!options?.isQuiet) Object.assign(state, news);
  }

  function forget() {
    kept = undefined;
    tell({ restoredAt: undefined, savedAt: undefined, isLost: false });
    if (state.unfitting === undefined) place?.remove();
  }

  const isWorthKeeping = () => !isSame(withoutPaths(form.values(), omit), withoutPaths(form.beginning(), omit));

  function keep() {
    if (!options) return;
    if (!isWorthKeeping()) {
      if (kept !== undefined) forget();
      return;
    }
    const values = withoutPaths(form.values(), omit);
    const now = JSON.stringify(values);
    if (now === kept && !state.isLost) return;
    const { unfitting } = state;
    const base = withoutPaths(form.beginning(), omit);
    const at = new Date().toISOString();
    const draft = { at, schema: options.schema, version: versionOf(), base, values, unfitting };
    // What a guest types is nobody's who has logged out before.
    const mayKeep = options.owner === 'guest' || holder.mayKeep();
    const isKept = mayKeep && (place?.write(draft) ?? false);
    kept = now;
    tell(isKept ? { isLost: false, savedAt: at } : { isLost: true });
  }

  function restore(initial: Values, version: string | undefined) {
    const draft = options && place?.read();
    if (!draft) return undefined;
    const values = draft.schema === options.schema ? withDraft(initial, draft.values, omit) : undefined;
    const base = withDraft(initial, draft.base, omit);
    state.unfitting = values && base ? draft.unfitting : textOf([draft.unfitting, draft.values]) || undefined;
    if (!values || !base) return undefined;
    if (isSame(values, initial)) {
      forget();
      return undefined;
    }
    form.reset(base);
    form.restore(values);
    kept = JSON.stringify(withoutPaths(values, omit));
    tell({ restoredAt: draft.at });
    return { version: draft.version ?? version };
  }

  function saved(sent: Values) {
    const stored = place?.read();
    // Another form of the same name may hold newer words already, as when the visitor has left and come back.
    if (stored && isSame(stored.values, withoutPaths(sent, omit))) place?.remove();
    if (!isWorthKeeping()) forget();
  }

  return { state, restore, keep, saved };
}

function placeOf({ owner, name }: DraftOptions, { host, personId }: Holder): DraftPlace | undefined {
  if (owner === 'guest') return draftPlace({ host, personId: undefined }, name);
  return personId === undefined ? undefined : draftPlace({ host, personId }, name);
}
