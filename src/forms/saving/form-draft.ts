import { proxy } from 'valtio';
import { type Draft, type DraftPlace, draftPlace } from '../../app/drafts/drafts';
import { isSame, withoutPaths } from '../../lib/value-at';
import type { FormDescription } from '../engine/field-definitions';
import { writeOnlyPathsOf } from '../engine/form-paths';
import type { Form } from '../engine/form-store';
import { textOf, withDraft } from './draft-values';
import type { DraftOptions, DraftState, FormOptions } from './form-control';
import type { FormOwner } from './form-owner';
import type { Sides } from './merge-values';

/** The draft of a form. */
export type FormDraft<Values extends object> = {
  state: DraftState;
  /** Restores the stored draft before the form is shown. @returns the version of the record that it was based on */
  restore(initial: Values, version: string | undefined): { version: string | undefined } | undefined;
  /** Stores the current values immediately. */
  keep(): void;
  /** Deletes the draft of values that have been saved. */
  saved(sent: Values): void;
};

type Needs<Values extends object> = {
  form: Form<Values>;
  description(): FormDescription<Values>;
  options: Pick<FormOptions<Values>, 'draft' | 'shared'>;
  holder: FormOwner;
  versionOf(): string | undefined;
  /** Resets the form to the record. */
  startAnew(): void;
};

/** Creates the draft of a form; without options it stores nothing. */
export function createFormDraft<Values extends object>(needs: Needs<Values>): FormDraft<Values> {
  const { form, description, holder, startAnew } = needs;
  const options = needs.options.draft;
  const omit = writeOnlyPathsOf(description());
  const place = options && placeOf(options, holder);
  let kept: object | undefined;
  let discarded: Discarded<Values> | undefined;

  const state = proxy<DraftState>({
    restoredAt: undefined,
    savedAt: undefined,
    isLost: false,
    unfitting: undefined,
    isDiscarded: false,
    discard() {
      const { restoredAt, unfitting } = state;
      discarded = { base: form.beginning(), values: form.values(), restoredAt, unfitting };
      startAnew();
      state.unfitting = undefined;
      forget();
      state.isDiscarded = true;
    },
    bringBack() {
      if (!discarded) return;
      const { base, values, restoredAt, unfitting } = discarded;
      const now = form.beginning();
      // The record may be newer by now.
      const again = joined({ before: base, mine: values, theirs: now });
      form.restore(joined({ before: now, mine: form.values(), theirs: again }));
      state.unfitting = unfitting;
      forgetDiscarded();
      keep();
      tell({ restoredAt });
    },
  });

  function forgetDiscarded() {
    discarded = undefined;
    state.isDiscarded = false;
  }

  /** Merges the changes of both sides; mine win where both changed the same field. */
  function joined(sides: Sides<Values>): Values {
    const { shared } = needs.options;
    return shared ? shared.merge(description(), sides).values : withChanged(sides);
  }

  function tell(news: Partial<DraftState>) {
    if (!options?.isQuiet) Object.assign(state, news);
  }

  function letGo() {
    kept = undefined;
    tell({ restoredAt: undefined, savedAt: undefined, isLost: false });
  }

  function forget() {
    letGo();
    if (state.unfitting === undefined) place?.remove();
  }

  const isWorthKeeping = () => !isSame(withoutPaths(form.values(), omit), withoutPaths(form.beginning(), omit));

  function keep() {
    if (!options) return;
    const isNothing = !isWorthKeeping();
    if (isNothing && kept === undefined) return;
    const own = withoutPaths(form.values(), omit);
    if (isSame(own, kept) && !state.isLost) return;
    const draft = nextDraft(needs, { own, kept, unfitting: state.unfitting, stored: place?.read() });
    if (isSame(draft.values, draft.base)) return forget();
    // A guest's input must not be stored for the person who has logged out before.
    const mayKeep = options.owner === 'guest' || holder.mayKeep();
    const isKept = mayKeep && (place?.write(draft) ?? false);
    if (isNothing) return letGo();
    kept = own;
    tell(isKept ? { isLost: false, savedAt: draft.at } : { isLost: true });
  }

  function restore(initial: Values, version: string | undefined) {
    const draft = options && place?.read();
    if (!draft) return undefined;
    const values = draft.schema === options.schema ? withDraft(description(), initial, draft.values) : undefined;
    const base = withDraft(description(), initial, draft.base);
    state.unfitting = values && base ? draft.unfitting : textOf([draft.unfitting, draft.values]) || undefined;
    if (!values || !base) return undefined;
    if (isSame(values, initial)) return void forget();
    form.reset(base);
    form.restore(values);
    kept = withoutPaths(values, omit);
    tell({ restoredAt: draft.at });
    return { version: draft.version ?? version };
  }

  function saved(sent: Values) {
    forgetDiscarded();
    const stored = place?.read();
    // Another form of the same name may have stored newer input, for example after leaving and reopening the screen.
    if (stored && isSame(stored.values, withoutPaths(sent, omit))) place?.remove();
    if (isWorthKeeping()) return;
    // The stored draft may hold values of another tab that are not sent yet.
    if (kept && stored && !isSame(stored.values, kept)) letGo();
    else forget();
  }

  return { state, restore, keep, saved };
}

/** The draft that was discarded last, in memory only. */
type Discarded<Values> = Pick<DraftState, 'restoredAt' | 'unfitting'> & { base: Values; values: Values };

/** Returns their values, with mine in the fields that I have changed. */
const withChanged = <Values extends object>({ before, mine, theirs }: Sides<Values>): Values => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isSame(value, before[name as keyof Values]))),
});

type Parts<Values extends object> = Pick<Draft, 'unfitting'> & {
  own: Values;
  kept: object | undefined;
  stored: Draft | undefined;
};

/** Returns the draft to store, merged with that of another tab. */
function nextDraft<Values extends object>(
  { form, description, options: { draft, shared }, versionOf }: Needs<Values>,
  { own, kept, stored, unfitting }: Parts<Values>,
): Draft {
  const schema = draft?.schema ?? 0;
  const structure = description();
  const base = withoutPaths(form.beginning(), writeOnlyPathsOf(structure));
  const version = versionOf();
  const sibling = stored?.schema === schema ? stored : undefined;
  const values = shared?.withOtherTab({ values: own, base, version, kept, structure }, sibling) ?? own;
  return { at: new Date().toISOString(), schema, version, base, values, unfitting };
}

function placeOf({ owner, name }: DraftOptions, { host, personId }: FormOwner): DraftPlace | undefined {
  if (owner === 'guest') return draftPlace({ host, personId: undefined }, name);
  return personId === undefined ? undefined : draftPlace({ host, personId }, name);
}
