import { createElement, Suspense, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountScreen } from '../app/account-screen';
import type { Client } from '../app/client';
import { deleteDrafts, setDraftsStay } from '../app/drafts/drafts';
import { usePerson } from '../app/person-store';
import { usePortal } from '../app/portal';
import { useReLogin } from '../app/re-login';
import { LogOutQuestion } from '../features/account/log-out-question';
import { lazyModule } from '../lib/lazy-module';
import { useLazyPart } from '../ui/lazy-part';
import { NoticeList } from './notices';
import { OptionalBoundary } from './optional-boundary';
import { useFreshPerson } from './use-fresh-person';
import { isToLogin } from './use-leave-account';

/** The lazy watcher of a session, which renews an expired one above a form. */
export const sessionKeeper = lazyModule(
  async () => (await import('../features/auth/session/session-keeper')).SessionKeeper,
);

/** The lazy saver of local changes at log-out. */
const draftSaver = lazyModule(async () => (await import('../features/recording/save-changes')).saveRecordDraft);

const LazyParts = accountScreen(() => (
  <>
    <NoticeList />
    <SessionWatcher />
    <LogOutQuestion isToLogin={isToLogin(usePortal())} saver={draftSaver} />
  </>
));

/** Renders the parts around every screen for persons with an account. If they fail, the screens work without them. */
export function MemberParts() {
  const { client } = usePortal();
  const reLogin = useReLogin();
  const { attempt, fail } = useAttempts();
  useDraftDeletion(client);
  useFreshPerson(client);
  return (
    <OptionalBoundary
      key={attempt}
      fallback={null}
      onError={() => {
        fail();
        reLogin.finish('given-up');
      }}
    >
      <Suspense fallback={null}>
        <LazyParts />
      </Suspense>
    </OptionalBoundary>
  );
}

/** Retries failed parts, such as texts that could not be loaded, when a log-in is required. */
function useAttempts() {
  const { isOpen } = useSnapshot(useReLogin().state);
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
  useEffect(() => {
    if (!isOpen || !hasFailed.current) return;
    hasFailed.current = false;
    setAttempt((count) => count + 1);
  }, [isOpen]);
  const fail = () => {
    hasFailed.current = true;
  };
  return { attempt, fail };
}

/** Watches the session while it lasts, and renews it on request. */
function SessionWatcher() {
  const { client } = usePortal();
  const reLogin = useReLogin();
  const { token } = useSnapshot(client.session.state);
  const { isOpen } = useSnapshot(reLogin.state);
  const SessionKeeper = useLazyPart(sessionKeeper, token !== undefined || isOpen);
  const isCodeMissing = isOpen && !SessionKeeper;

  useEffect(() => {
    // A caller that waits for a log-in above the screen must not wait for ever.
    if (isCodeMissing) sessionKeeper.load().catch(() => reLogin.finish('given-up'));
  }, [isCodeMissing, reLogin]);
  return SessionKeeper && createElement(SessionKeeper);
}

/** Deletes a person's drafts on this device at log-out in any tab. */
function useDraftDeletion(client: Client) {
  // Loaded on every screen: the log-in above a form must know the person of the expired session.
  const current = usePerson();
  const id = current.step === 'ready' ? current.person.id : undefined;
  const [owner, setOwner] = useState(id);
  if (id !== undefined && id !== owner) setOwner(id);
  useEffect(
    () =>
      client.session.subscribe(() => {
        const { end, token } = client.session.state;
        // The next person may be another one, or decide otherwise at the next log-out.
        if (token !== undefined) setDraftsStay(client.host, false);
        if (end === 'left' && owner !== undefined) deleteDrafts(client.host, owner);
      }),
    [client, owner],
  );
}
