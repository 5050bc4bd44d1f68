import { useEffect } from 'react';
import { toEventViewToken } from '../../model/answers/shown-advert';
import { usePortal } from '../portal';
import { tellServer } from './tell-server';
import { viewTimer } from './view-timer';

/**
 * Tells the server once that the page of an event has been looked at for a second, so that who advertises it can compare
 * days. It has to give a token for that, which it keeps from the event's owner and from programs; a failure counts nothing.
 */
export function useEventSeen(eventId: string | undefined): void {
  const { host, api } = usePortal().client;
  useEffect(() => {
    if (eventId === undefined) return;
    const path = `events/${encodeURIComponent(eventId)}/seen`;
    const count = async () => {
      const token = toEventViewToken((await api.get(path)).data);
      if (token) tellServer(host, path, { token });
    };
    const second = viewTimer(() => void count().catch(() => undefined));
    second.tell(true);
    return second.end;
  }, [host, api, eventId]);
}
