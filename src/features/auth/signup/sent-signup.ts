import { subscribe } from 'valtio';
import { perElement } from '../../../app/per-element';
import type { Portal } from '../../../app/portal';
import type { SignupDraft } from './signup-draft';

const sentBy = perElement((): { draft: SignupDraft | undefined } => ({ draft: undefined }));

/**
 * Stores a sent sign-up without its passwords, for a return to the form, for example to correct the address. It stays
 * in memory until a log-in.
 */
export function keepSentSignup(portal: Pick<Portal, 'element' | 'client'>, draft: SignupDraft): void {
  const sent = sentBy(portal);
  sent.draft = { ...draft, password1: '', password2: '' };
  const { state } = portal.client.session;
  const end = subscribe(
    state,
    () => {
      if (state.token === undefined) return;
      sent.draft = undefined;
      end();
    },
    true,
  );
}

/** Returns the last sign-up sent from this page. */
export const sentSignup = (portal: Pick<Portal, 'element' | 'client'>): SignupDraft | undefined => sentBy(portal).draft;
