import { useEffect } from 'react';
import { toEventViewToken } from '../../model/answers/shown-advert';
import { usePortal } from '../portal';
import { tellServer } from './tell-server';
import { viewTimer } from './view-timer';

/**
 * Reports to the server once that an event's page was viewed for a second, so that advertisers can compare days. The
 * report needs a token, which the server denies to the event's owner and to programs; a failure counts nothing.
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
