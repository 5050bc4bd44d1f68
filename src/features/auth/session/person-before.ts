import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Person } from '../../../model/person';
import { usePerson } from '../../../portal/person-store';
import { usePortal } from '../../../portal/portal';
import type { Session } from '../../../session/session';

/** Whoever was logged in last and did not leave on purpose. */
const last = new WeakMap<Session, Person>();

/** Whose session has ended: who comes back above a form is compared with them. */
export const personBefore = (session: Session): Person | undefined => last.get(session);

/** Remembers who is logged in, for as long as the page lives; whoever logs out is forgotten. */
export function useRememberPerson(): void {
  const { client, rescue } = usePortal();
  const { session } = client;
  const { isAsked } = useSnapshot(rescue.state);
  const state = usePerson();
  useEffect(() => {
    if (state.step === 'ready' && !isAsked) last.set(session, state.person);
  }, [session, state, isAsked]);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.state.end === 'left') last.delete(session);
      }),
    [session],
  );
}
