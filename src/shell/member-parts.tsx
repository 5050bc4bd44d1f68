import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { LogOutQuestion } from '../features/account/log-out-question';
import { loadSessionKeeper } from '../features/auth/routes';
import type { Client } from '../portal/client';
import { forgetDrafts } from '../portal/form/drafts';
import { memberScreen } from '../portal/member-screen';
import { usePerson } from '../portal/person-store';
import { usePortal } from '../portal/portal';
import { Notices } from './notices';
import { QuietBoundary } from './quiet-boundary';
import { useFreshPerson } from './use-fresh-person';
import { isToLogin } from './use-way-out';

const Parts = memberScreen(() => (
  <>
    <Notices />
    <Keeper />
    <LogOutQuestion isToLogin={isToLogin(usePortal())} />
  </>
));

/** What stands around every screen for people with an account. When it fails, the screens go on without it. */
export function MemberParts() {
  const { client, rescue } = usePortal();
  useForgettingDrafts(client);
  useFreshPerson(client);
  return (
    <QuietBoundary fallback={null} onError={() => rescue.answer('given-up')}>
      <Suspense fallback={null}>
        <Parts />
      </Suspense>
    </QuietBoundary>
  );
}

/** Watches over the session while there is one, and brings it back where somebody asks for it. */
function Keeper() {
  const { client, rescue } = usePortal();
  const { token } = useSnapshot(client.session.state);
  const { isAsked } = useSnapshot(rescue.state);
  const [SessionKeeper, setKeeper] = useState<ComponentType>();
  const isMissing = (token !== undefined || isAsked) && !SessionKeeper;

  useEffect(() => {
    if (!isMissing) return;
    loadSessionKeeper()
      .catch(loadSessionKeeper)
      .then(
        (Loaded) => setKeeper(() => Loaded),
        (error: unknown) => {
          console.warn('[event-portal] The watch over the session could not be loaded.', error);
          // Who waits for a log-in above the screen must not wait for ever.
          if (isAsked) rescue.answer('given-up');
        },
      );
  }, [isMissing, isAsked, rescue]);
  return SessionKeeper && <SessionKeeper />;
}

/** What somebody has begun goes from this device with their log-out, in whichever tab that was. */
function useForgettingDrafts(client: Client) {
  // Asked for on every screen: who comes back above a form must be known before the session ends.
  const current = usePerson();
  const id = current.step === 'ready' ? current.person.id : undefined;
  const [owner, setOwner] = useState(id);
  if (id !== undefined && id !== owner) setOwner(id);
  useEffect(
    () =>
      client.session.subscribe(() => {
        if (client.session.state.end === 'left' && owner !== undefined) forgetDrafts(client.host, owner);
      }),
    [client, owner],
  );
}
