import type { ReLogin } from '../../app/re-login';
import type { Form } from '../engine/form-store';
import type { FormDraft } from './form-draft';

const AUTOSAVE_MS = 400;

type Needs<Values extends object> = {
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
export function watchForm<Values extends object>({ form, draft, reLogin }: Needs<Values>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let letGo: (() => void) | undefined;

  function look() {
    clearTimeout(timer);
    timer = undefined;
    draft.keep();
    const isDirty = form.isDirty();
    if (isDirty) letGo ??= reLogin?.hold();
    else letGo = void letGo?.();
  }
  // Not restarted by each key press, so that a draft is also stored during continuous typing.
  const lookSoon = () => {
    timer ??= setTimeout(look, AUTOSAVE_MS);
    // Immediate, because the session may end before the timer fires, for example when a laptop wakes up.
    if (reLogin && !letGo && form.isDirty()) letGo = reLogin.hold();
  };
  // Pressing a button or key may lead to log-out, which asks about unsent drafts, so the draft must be stored before.
  // Focus events inside a shadow root do not reach the window.
  const lookBeforePress = () => timer !== undefined && look();
  const lookBeforeKey = ({ key }: KeyboardEvent) => (key === 'Tab' || key === 'Enter') && lookBeforePress();
  const lookWhenHidden = () => document.visibilityState === 'hidden' && look();

  /** Asks only if input would be lost; drafts are restored automatically. */
  function ask(event: BeforeUnloadEvent) {
    look();
    if (draft.state.isLost) event.preventDefault();
  }

  look();
  const end = form.subscribe(lookSoon);
  window.addEventListener('pagehide', look);
  window.addEventListener('beforeunload', ask);
  window.addEventListener('pointerdown', lookBeforePress, { capture: true });
  window.addEventListener('keydown', lookBeforeKey, { capture: true });
  document.addEventListener('visibilitychange', lookWhenHidden);
  return () => {
    look();
    clearTimeout(timer);
    letGo?.();
    end();
    window.removeEventListener('pagehide', look);
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('pointerdown', lookBeforePress, { capture: true });
    window.removeEventListener('keydown', lookBeforeKey, { capture: true });
    document.removeEventListener('visibilitychange', lookWhenHidden);
  };
}
