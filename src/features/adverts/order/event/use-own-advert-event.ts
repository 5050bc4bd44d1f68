import { useCallback } from 'react';
import { usePortal } from '../../../../portal/portal';
import { type Loaded, useLoaded } from '../../../../portal/use-loaded';
import { loadAdvertEvent, type OwnAdvertEvent } from './own-advert-event';

/**
 * The chosen event of an order; undefined where none is chosen.
 *
 * @param isWritten whether its form is open: behind it the event is loaded anew
 */
export function useOwnAdvertEvent(id: string | undefined, isWritten: boolean): Loaded<OwnAdvertEvent | undefined> {
  const { client } = usePortal();
  const found = useLoaded(
    // biome-ignore lint/correctness/useExhaustiveDependencies: an event that was written is another one.
    useCallback(
      async (signal: AbortSignal) => ({
        id,
        event: id === undefined ? undefined : await loadAdvertEvent(client, id, signal),
      }),
      [client, id, isWritten],
    ),
  );
  if (found.step !== 'ready') return found;
  // The event before is still there while another one is on its way.
  return found.value.id === id ? { step: 'ready', value: found.value.event } : { step: 'loading' };
}
