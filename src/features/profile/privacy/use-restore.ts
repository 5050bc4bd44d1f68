import { useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { withSession } from '../../../portal/form/save-with-session';
import { personStoreOf } from '../../../portal/person-store';
import { usePortal } from '../../../portal/portal';
import { restoreAccount } from '../api';

/** Cancels the deletion of the account; the person who is known then is to be deleted no more. */
export function useRestore(): { isBusy: boolean; error: unknown; restore(): void } {
  const { locale } = useSpeech();
  const portal = usePortal();
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });

  async function restore() {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      const { write } = personStoreOf(portal.client);
      await withSession(portal, () => write(() => restoreAccount(portal.client, locale)));
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, error });
    }
  }
  return { isBusy: state.isBusy, error: state.error, restore: () => void restore() };
}
