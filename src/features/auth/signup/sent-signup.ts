import { subscribe } from 'valtio';
import { perElement } from '../../../app/per-element';
import type { Portal } from '../../../app/portal';
import type { SignupDraft } from './signup-draft';

const sentSignupStore = perElement((): { draft: SignupDraft | undefined } => ({ draft: undefined }));

/**
 * Stores a sent sign-up without its passwords, for a return to the form, for example to correct the address. It stays
 * in memory until a log-in.
 */
export function storeSentSignup(portal: Pick<Portal, 'element' | 'client'>, draft: SignupDraft): void {
  const sent = sentSignupStore(portal);
  sent.draft = { ...draft, password1: '', password2: '' };
  const { state } = portal.client.session;
  const unsubscribe = subscribe(
    state,
    () => {
      if (state.token === undefined) return;
      sent.draft = undefined;
      unsubscribe();
    },
    true,
  );
}

/** Returns the last sign-up sent from this page. */
export const lastSentSignup = (portal: Pick<Portal, 'element' | 'client'>): SignupDraft | undefined =>
  sentSignupStore(portal).draft;
