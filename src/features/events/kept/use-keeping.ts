import { useEffect } from 'react';
import { callUrl } from '../../../api/call-url';
import { type ListedStorage, listedStorage } from '../../../lib/listed-storage';
import { usePortal } from '../../../portal/portal';
import type { Wanted } from '../list/find-filtered';
import { listCall } from '../list/list-input';
import type { EventPageState } from '../list/use-event-page';
import { keepList } from './keep-list';

const storage: ListedStorage = listedStorage(() => window.localStorage);

/**
 * Keeps each list that a visitor sees on this device. Not what was answered to somebody who has logged in, which others
 * on this device may not see, nor lists around a place, which tell where the visitor is.
 */
export function useKeeping({ page, isBusy, error }: EventPageState, wanted: Wanted): void {
  const { client } = usePortal();
  const { filter, input, favourites } = wanted;
  const isAnswer = page !== undefined && page.keptAt === undefined && !isBusy && error === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page is another answer.
  useEffect(() => {
    const { session, host } = client;
    if (!isAnswer || filter.near || session.validToken() !== undefined) return;
    const now = session.now();
    keepList(
      callUrl(
        host,
        'events',
        listCall(filter, input, favourites, () => now),
      ),
      page,
      now,
      storage,
    );
  }, [client, page, isAnswer]);
}
