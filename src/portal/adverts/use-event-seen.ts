import { useEffect } from 'react';
import { usePortal } from '../portal';
import { secondInView } from './second-in-view';
import { tellServer } from './tell-server';

/**
 * Tells the server once that the page of an event has been looked at for a second, so that who advertises it can compare
 * days. Its owner's own look does not count, so the server is told who is logged in.
 */
export function useEventSeen(eventId: string | undefined): void {
  const { host, session } = usePortal().client;
  useEffect(() => {
    if (eventId === undefined) return;
    const second = secondInView(() =>
      tellServer(host, `events/${encodeURIComponent(eventId)}/seen`, { token: session.validToken() }),
    );
    second.tell(true);
    return second.end;
  }, [host, session, eventId]);
}
