import { useCallback } from 'react';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import { usePortal } from '../../../../portal/portal';
import { type Loaded, useLoaded } from '../../../../portal/use-loaded';
import { loadAdvertEvent } from './own-advert-event';

/**
 * The chosen event of an order; undefined where none is chosen.
 *
 * @param day 'YYYY-MM-DD' on which its advert appears first
 * @param isWritten whether its form is open: behind it the event is loaded anew, as its author may have published it
 */
export function useOwnAdvertEvent(
  { id, day }: { id: string | undefined; day: string | undefined },
  isWritten: boolean,
): Loaded<OwnAdvertEvent | undefined> {
  const { client } = usePortal();
  const found = useLoaded(
    useCallback(
      async (signal: AbortSignal) => ({
        ...{ id, isWritten },
        event: id === undefined ? undefined : await loadAdvertEvent(client, { id, day }, signal),
      }),
      [client, id, day, isWritten],
    ),
  );
  if (found.step !== 'ready') return found;
  // The event before is still there while another one is on its way.
  const isSame = found.value.id === id && found.value.isWritten === isWritten;
  return isSame ? { step: 'ready', value: found.value.event } : { step: 'loading' };
}
