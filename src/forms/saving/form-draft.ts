import { proxy } from 'valtio';
import { type Draft, type DraftStorage, draftStorage } from '../../app/drafts/drafts';
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
  store(): void;
  /** Deletes the draft of values that have been saved. */
  saved(sent: Values): void;
};

type Dependencies<Values extends object> = {
  form: Form<Values>;
  description(): FormDescription<Values>;
  options: Pick<FormOptions<Values>, 'draft' | 'shared'>;
  owner: FormOwner;
  currentVersion(): string | undefined;
  /** Resets the form to the record. */
  reset(): void;
};

/** Creates the draft of a form; without options it stores nothing. */
export function createFormDraft<Values extends object>(dependencies: Dependencies<Values>): FormDraft<Values> {
  const { form, description, owner, reset } = dependencies;
  const options = dependencies.options.draft;
  const omit = writeOnlyPathsOf(description());
  const storage = options && storageFor(options, owner);
  let lastStored: object | undefined;
  let discarded: Discarded<Values> | undefined;

  const state = proxy<DraftState>({
    restoredAt: undefined,
    storedAt: undefined,
    hasStorageFailed: false,
    unfitting: undefined,
    isDiscarded: false,
    discard() {
      const { restoredAt, unfitting } = state;
      discarded = { base: form.initialValues(), values: form.values(), restoredAt, unfitting };
      reset();
      state.unfitting = undefined;
      removeStored();
      state.isDiscarded = true;
    },
    restoreDiscarded() {
      if (!discarded) return;
      const { base, values, restoredAt, unfitting } = discarded;
      const currentBase = form.initialValues();
      // The record may be newer by now.
      const restored = merged({ before: base, local: values, server: currentBase });
      form.restore(merged({ before: currentBase, local: form.values(), server: restored }));
      state.unfitting = unfitting;
      forgetDiscarded();
      store();
      showState({ restoredAt });
    },
  });

  function forgetDiscarded() {
    discarded = undefined;
    state.isDiscarded = false;
  }

  /** Merges the changes of both sides; local ones win where both changed the same field. */
  function merged(sides: Sides<Values>): Values {
    const { shared } = dependencies.options;
    return shared ? shared.merge(description(), sides).values : withLocalChanges(sides);
  }

  function showState(changes: Partial<DraftState>) {
    if (!options?.isQuiet) Object.assign(state, changes);
  }

  function clearStored() {
    lastStored = undefined;
    showState({ restoredAt: undefined, storedAt: undefined, hasStorageFailed: false });
  }

  function removeStored() {
    clearStored();
    if (state.unfitting === undefined) storage?.remove();
  }

  const hasUnsavedInput = () => !isSame(withoutPaths(form.values(), omit), withoutPaths(form.initialValues(), omit));

  function store() {
    if (!options) return;
    const isUnchanged = !hasUnsavedInput();
    if (isUnchanged && lastStored === undefined) return;
    const input = withoutPaths(form.values(), omit);
    if (isSame(input, lastStored) && !state.hasStorageFailed) return;
    const draft = nextDraft(dependencies, { input, lastStored, unfitting: state.unfitting, stored: storage?.read() });
    if (isSame(draft.values, draft.base)) return removeStored();
    // A guest's input must not be stored for the person who has logged out before.
    const mayStore = options.owner === 'guest' || owner.mayStore();
    const isStored = mayStore && (storage?.write(draft) ?? false);
    if (isUnchanged) return clearStored();
    lastStored = input;
    showState(isStored ? { hasStorageFailed: false, storedAt: draft.at } : { hasStorageFailed: true });
  }

  function restore(initial: Values, version: string | undefined) {
    const draft = options && storage?.read();
    if (!draft) return undefined;
    const values = draft.schema === options.schema ? withDraft(description(), initial, draft.values) : undefined;
    const base = withDraft(description(), initial, draft.base);
    state.unfitting = values && base ? draft.unfitting : textOf([draft.unfitting, draft.values]) || undefined;
    if (!values || !base) return undefined;
    if (isSame(values, initial)) return void removeStored();
    form.reset(base);
    form.restore(values);
    lastStored = withoutPaths(values, omit);
    showState({ restoredAt: draft.at });
    return { version: draft.version ?? version };
  }

  function saved(sent: Values) {
    forgetDiscarded();
    const stored = storage?.read();
    // Another form of the same name may have stored newer input, for example after leaving and reopening the screen.
    if (stored && isSame(stored.values, withoutPaths(sent, omit))) storage?.remove();
    if (hasUnsavedInput()) return;
    // The stored draft may hold values of another tab that are not sent yet.
    if (lastStored && stored && !isSame(stored.values, lastStored)) clearStored();
    else removeStored();
  }

  return { state, restore, store, saved };
}

/** The draft that was discarded last, in memory only. */
type Discarded<Values> = Pick<DraftState, 'restoredAt' | 'unfitting'> & { base: Values; values: Values };

/** Returns the server's values, with the local ones in the fields that were changed here. */
const withLocalChanges = <Values extends object>({ before, local, server }: Sides<Values>): Values => ({
  ...server,
  ...Object.fromEntries(Object.entries(local).filter(([name, value]) => !isSame(value, before[name as keyof Values]))),
});

type DraftInput<Values extends object> = Pick<Draft, 'unfitting'> & {
  input: Values;
  lastStored: object | undefined;
  stored: Draft | undefined;
};

/** Returns the draft to store, merged with that of another tab. */
function nextDraft<Values extends object>(
  { form, description, options: { draft, shared }, currentVersion }: Dependencies<Values>,
  { input, lastStored, stored, unfitting }: DraftInput<Values>,
): Draft {
  const schema = draft?.schema ?? 0;
  const structure = description();
  const base = withoutPaths(form.initialValues(), writeOnlyPathsOf(structure));
  const version = currentVersion();
  const sibling = stored?.schema === schema ? stored : undefined;
  const values = shared?.mergeOtherTab({ values: input, base, version, lastStored, structure }, sibling) ?? input;
  return { at: new Date().toISOString(), schema, version, base, values, unfitting };
}

function storageFor({ owner, name }: DraftOptions, { host, personId }: FormOwner): DraftStorage | undefined {
  if (owner === 'guest') return draftStorage({ host, personId: undefined }, name);
  return personId === undefined ? undefined : draftStorage({ host, personId }, name);
}
