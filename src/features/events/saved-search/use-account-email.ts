import { useEffect, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { lazyModule } from '../../../lib/lazy-module';

/** The lazy store of the person, loaded for a session only. */
const personStoreModule = lazyModule(() => import('../../../app/person-store'));

/** Returns the e-mail address of the person who is logged in; '' for a guest and while loading. */
export function useAccountEmail(): string {
  const { client } = usePortal();
  const [email, setEmail] = useState('');
  useEffect(() => {
    const { session } = client;
    const isLoggedIn = () => session.validToken() !== undefined;
    let isUnmounted = false;
    async function loadEmail() {
      if (!isLoggedIn()) return setEmail('');
      const store = (await personStoreModule.load()).personStoreOf(client);
      await store.load();
      const { current } = store.state;
      if (!isUnmounted) setEmail(isLoggedIn() && current.step === 'ready' ? current.person.email : '');
    }
    // After a failure the field stays empty, as for a guest.
    const update = () => void loadEmail().catch(() => undefined);
    update();
    const unsubscribe = session.subscribe(update);
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [client]);
  return email;
}
