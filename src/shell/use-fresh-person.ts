import { useEffect } from 'react';
import type { Client } from '../app/client';
import { personChannel, personStoreOf } from '../app/person-store';

/**
 * Reloads the person when they return to the page, since an operator may have approved something. Also after they have
 * confirmed an address in another tab.
 */
export function useFreshPerson(client: Client): void {
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void personStoreOf(client).refresh();
    };
    const channel = personChannel(client);
    channel.onmessage = () => void personStoreOf(client).refresh(0);
    window.addEventListener('focus', refreshIfVisible);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      channel.close();
      window.removeEventListener('focus', refreshIfVisible);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [client]);
}
