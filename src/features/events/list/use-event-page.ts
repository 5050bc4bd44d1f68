import { useMemo } from 'react';
import type { Client } from '../../../app/client';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { useWriteRevision } from '../../../app/use-write-revision';
import { listCall } from '../../../cards/list-input';
import type { EventPage } from '../../../model/answers/event-page';
import { findList, type ListRequest, peekList } from './find-list';

/** The results of a filter. Those of the previous filter stay until the new ones arrive. */
export type EventPageState = {
  page: EventPage | undefined;
  /** True while `page` belongs to an older filter or is being revalidated. */
  isBusy: boolean;
  /** The error of this filter; stays during a retry. */
  error: unknown;
  retry(): void;
  /** Revalidates the same results silently; the shown ones stay if that fails. */
  refresh(): void;
};

/** Returns the cache key of a list request. */
const keyOf = ({ session }: Client, { filter, input, favourites }: ListRequest) => [
  listCall(filter, input, favourites, session.now),
  filter.near?.label,
  filter.isFavourites,
];

/** Loads a page of events. @param request the same object until the request changes */
export function useEventPage(request: ListRequest): EventPageState {
  const { client } = usePortal();
  const state = useQuery<EventPage>(
    {
      key: keyOf(client, request),
      revision: useWriteRevision(client),
      load: (signal) => findList(client, request, signal),
      // Results of another filter stay until new ones arrive, not until older ones are found.
      peek: (shown) => (shown ? undefined : peekList(client, request)),
    },
    { keepPrevious: true },
  );
  const { step, value, retry } = state;
  // The list is revalidated when its next event ends: a visitor who sees results need not know that this failed.
  const error = step === 'ready' ? undefined : state.error;
  const page = useMemo(() => {
    if (error === undefined) return value;
    // A saved copy of the requested list is more useful than the results of another filter.
    return peekList(client, request, true) ?? (value && { ...value, savedAt: undefined });
  }, [client, request, value, error]);
  return {
    ...{ page, error, retry },
    isBusy: step === 'loading',
    refresh() {
      client.queryCache.forget('events');
      retry();
    },
  };
}
