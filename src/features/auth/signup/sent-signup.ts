import { subscribe } from 'valtio';
import { perElement } from '../../../app/per-element';
import type { Portal } from '../../../app/portal';
import type { SignupDraft } from './signup-draft';

const sentBy = perElement((): { draft: SignupDraft | undefined } => ({ draft: undefined }));

/**
 * Keeps what was sent, without its passwords, for whoever comes back to the form: to correct a mistyped address, say. It
 * stays in the memory of this page, until somebody logs in.
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

/** What was sent from this page last and may be sent again. */
export const sentSignup = (portal: Pick<Portal, 'element' | 'client'>): SignupDraft | undefined => sentBy(portal).draft;
