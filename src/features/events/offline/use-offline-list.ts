import { useEffect, useEffectEvent } from 'react';
import { callUrl } from '../../../api/call-url';
import type { Client } from '../../../app/client';
import { usePortal } from '../../../app/portal';
import { listCall } from '../../../cards/list-input';
import { type EnumerableStorage, enumerableStorage } from '../../../lib/enumerable-storage';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventFilter } from '../../../model/event-filter';
import type { ListRequest } from '../list/find-list';
import type { EventPageState } from '../list/use-event-page';
import { saveList } from './save-list';

const storage: EnumerableStorage = enumerableStorage(() => window.localStorage);

/**
 * Checks whether a list may stay on this device, which others may use. A list around a place may not, as it reveals
 * where the visitor is. A list of events is the same for everybody (GET events is not personal). So a list of an
 * account may stay, too, unless it reveals its owner's searches or favourites. So a log-out has nothing to delete,
 * whatever its cause.
 */
export const maySaveOffline = ({ near, q, ids, isFavourites }: EventFilter, isLoggedIn: boolean): boolean =>
  !near && !(isLoggedIn && (q.trim() || ids.length > 0 || isFavourites));

/** Saves each list that a visitor sees on this device. */
export function useOfflineList({ page, isBusy, error }: EventPageState, request: ListRequest): void {
  const { client } = usePortal();
  const { filter, input, favourites } = request;
  const isCached = page?.savedAt !== undefined || page?.isSeen;
  const isNewResponse = page !== undefined && !isCached && !isBusy && error === undefined;
  const save = useEffectEvent(({ session, host }: Client, response: EventPage) => {
    if (!maySaveOffline(filter, session.validToken() !== undefined)) return;
    const now = session.now();
    saveList(
      callUrl(
        host,
        'events',
        listCall(filter, input, favourites, () => now),
      ),
      response,
      now,
      storage,
    );
  });
  // Only another page is another response.
  useEffect(() => {
    if (isNewResponse) save(client, page);
  }, [client, page, isNewResponse]);
}
