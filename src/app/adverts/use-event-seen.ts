import { useEffect } from 'react';
import { toEventViewToken } from '../../model/answers/shown-advert';
import { usePortal } from '../portal';
import { useHas } from '../use-has';
import { reportToServer } from './tell-server';
import { viewTimer } from './view-timer';

/**
 * Reports to the server once that an event's page was viewed for a second, so that advertisers can compare days. The
 * report needs a token, which the server denies to the event's owner and to programs; a failure counts nothing.
 */
export function useReportedEventView(eventId: string | undefined): void {
  const { host, api } = usePortal().client;
  const isCounted = useHas()('seen');
  useEffect(() => {
    if (eventId === undefined || !isCounted) return;
    const path = `events/${encodeURIComponent(eventId)}/seen`;
    const report = async () => {
      const token = toEventViewToken((await api.get(path)).data);
      if (token) reportToServer(host, path, { token });
    };
    const timer = viewTimer(() => void report().catch(() => undefined));
    timer.setInView(true);
    return timer.end;
  }, [host, api, eventId, isCounted]);
}
