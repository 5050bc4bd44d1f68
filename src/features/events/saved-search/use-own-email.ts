import { useEffect, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { lazyModule } from '../../../lib/lazy-module';

/** Who is logged in, loaded only where somebody is. */
const personKit = lazyModule(() => import('../../../app/person-store'));

/** The e-mail address of the person who is logged in; '' for a guest, and until it is known. */
export function useOwnEmail(): string {
  const { client } = usePortal();
  const [email, setEmail] = useState('');
  useEffect(() => {
    const { session } = client;
    const isLoggedIn = () => session.validToken() !== undefined;
    let isOver = false;
    async function ask() {
      if (!isLoggedIn()) return setEmail('');
      const store = (await personKit.load()).personStoreOf(client);
      await store.load();
      const { current } = store.state;
      if (!isOver) setEmail(isLoggedIn() && current.step === 'ready' ? current.person.email : '');
    }
    // Where it does not come, the field stays empty, as for a guest.
    const begin = () => void ask().catch(() => undefined);
    begin();
    const end = session.subscribe(begin);
    return () => {
      isOver = true;
      end();
    };
  }, [client]);
  return email;
}
