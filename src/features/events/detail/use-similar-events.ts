import { useEffect, useState } from 'react';
import type { EventRow } from '../../../model/event';
import { usePortal } from '../../../portal/portal';
import { useOwnWrites } from '../../../portal/use-own-writes';
import { findSimilarEvents } from './api';

const MOST = 6;

/** Events like this one, the next of the kind first; none when they cannot be loaded, undefined until that is known. */
export function useSimilarEvents(eventId: string): EventRow[] | undefined {
  const { client } = usePortal();
  const [events, setEvents] = useState<EventRow[]>();

  const mark = useOwnWrites(client);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an own write is a reason to ask again.
  useEffect(() => {
    const abort = new AbortController();
    findSimilarEvents(client, eventId, abort.signal).then(
      (found) => setEvents(found.filter(({ id }) => id !== eventId).slice(0, MOST)),
      () => {
        if (!abort.signal.aborted) setEvents([]);
      },
    );
    return () => abort.abort();
  }, [client, eventId, mark]);
  return events;
}
