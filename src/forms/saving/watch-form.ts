import type { ReLogin } from '../../app/re-login';
import type { Form } from '../engine/form-store';
import type { FormDraft } from './form-draft';

const AUTOSAVE_MS = 400;

type Options<Values extends object> = {
  form: Form<Values>;
  draft: FormDraft<Values>;
  /** The re-login, held while the screen has unsaved input that needs a session. */
  reLogin: ReLogin | undefined;
};

/**
 * Stores drafts: shortly after each change, and at once when the page may be about to end.
 *
 * @returns a function that ends it
 */
export function watchForm<Values extends object>({ form, draft, reLogin }: Options<Values>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;

  function storeNow() {
    clearTimeout(timer);
    timer = undefined;
    draft.store();
    const isDirty = form.isDirty();
    if (isDirty) release ??= reLogin?.keepScreen();
    else release = void release?.();
  }
  // Not restarted by each key press, so that a draft is also stored during continuous typing.
  const storeSoon = () => {
    timer ??= setTimeout(storeNow, AUTOSAVE_MS);
    // Immediate, because the session may end before the timer fires, for example when a laptop wakes up.
    if (reLogin && !release && form.isDirty()) release = reLogin.keepScreen();
  };
  // Pressing a button or key may lead to log-out, which asks about unsent drafts, so the draft must be stored before.
  // Focus events inside a shadow root do not reach the window.
  const storeBeforePress = () => timer !== undefined && storeNow();
  const storeBeforeKey = ({ key }: KeyboardEvent) => (key === 'Tab' || key === 'Enter') && storeBeforePress();
  const storeWhenHidden = () => document.visibilityState === 'hidden' && storeNow();

  /** Asks only if input would be lost; drafts are restored automatically. */
  function confirmLeave(event: BeforeUnloadEvent) {
    storeNow();
    if (draft.state.hasStorageFailed) event.preventDefault();
  }

  storeNow();
  const unsubscribe = form.subscribe(storeSoon);
  window.addEventListener('pagehide', storeNow);
  window.addEventListener('beforeunload', confirmLeave);
  window.addEventListener('pointerdown', storeBeforePress, { capture: true });
  window.addEventListener('keydown', storeBeforeKey, { capture: true });
  document.addEventListener('visibilitychange', storeWhenHidden);
  return () => {
    storeNow();
    clearTimeout(timer);
    release?.();
    unsubscribe();
    window.removeEventListener('pagehide', storeNow);
    window.removeEventListener('beforeunload', confirmLeave);
    window.removeEventListener('pointerdown', storeBeforePress, { capture: true });
    window.removeEventListener('keydown', storeBeforeKey, { capture: true });
    document.removeEventListener('visibilitychange', storeWhenHidden);
  };
}
