import { useEffect, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { lazyModule } from '../../../lib/lazy-module';

/** The lazy store of the person, loaded for a session only. */
const personKit = lazyModule(() => import('../../../app/person-store'));

/** Returns the e-mail address of the person who is logged in; '' for a guest and while loading. */
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
    // After a failure the field stays empty, as for a guest.
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
