import type { ReLogin } from '../../app/re-login';
import type { Form } from '../engine/form-store';
import type { FormDraft } from './form-draft';

const AUTOSAVE_MS = 400;

type Needs<Values extends object> = {
  form: Form<Values>;
  draft: FormDraft<Values>;
  /** Told while something unsaved is on the screen that needs a session. */
  reLogin: ReLogin | undefined;
};

/** Keeps what is typed: soon after each change, and at once when the page may be gone the next moment. @returns its end */
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
  // The next key does not restart the timer: a draft is also stored for a user who types without a pause.
  const lookSoon = () => {
    timer ??= setTimeout(look, AUTOSAVE_MS);
    // At once, because the session may end before the timer does, as when a laptop wakes up.
    if (reLogin && !letGo && form.isDirty()) letGo = reLogin.hold();
  };
  // The press may be on the log-out button, or the key lead there, which asks about unsent drafts: the draft must be
  // stored before. Where the focus goes, no window hears that a shadow root holds.
  const lookBeforePress = () => timer !== undefined && look();
  const lookBeforeKey = ({ key }: KeyboardEvent) => (key === 'Tab' || key === 'Enter') && lookBeforePress();
  const lookWhenHidden = () => document.visibilityState === 'hidden' && look();

  /** Asks only when something would be lost: a draft comes back by itself. */
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
