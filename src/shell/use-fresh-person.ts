import { useEffect } from 'react';
import type { Client } from '../portal/client';
import { personStoreOf } from '../portal/person-store';

/** What others decide meanwhile, such as an approval, is there when somebody comes back to the page. */
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
