import { useEffect } from 'react';
import type { Client } from '../portal/client';
import { personStoreOf } from '../portal/person-store';

/** Loads the person again when they come back to the page: an operator may have approved something meanwhile. */
export function useFreshPerson(client: Client): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void personStoreOf(client).refresh();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);
}
