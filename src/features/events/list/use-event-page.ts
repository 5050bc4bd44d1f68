import { useMemo } from 'react';
import type { Client } from '../../../app/client';
import { usePortal } from '../../../app/portal';
import { useOwnWrites } from '../../../app/use-own-writes';
import { useQuery } from '../../../app/use-query';
import { listCall } from '../../../cards/list-input';
import type { EventPage } from '../../../model/answers/event-page';
import { findList, type ListRequest, peekList } from './find-list';

/** Results of a filter: those of the filter before stay until the new ones are there. */
export type EventPageState = {
  page: EventPage | undefined;
  /** Whether `page` answers an older filter, or is asked for again. */
  isBusy: boolean;
  /** Why there are no results for this filter; stays while they are asked for again. */
  error: unknown;
  retry(): void;
  /** Asks for the same results anew, unseen; those shown stay when that fails. */
  renew(): void;
};

/** What is asked for. */
const keyOf = ({ session }: Client, { filter, input, favourites }: ListRequest) => [
  listCall(filter, input, favourites, session.now),
  filter.near?.label,
  filter.isFavourites,
];

/** Loads a page of events. @param wanted the same object until something else is wanted */
export function useEventPage(wanted: ListRequest): EventPageState {
  const { client } = usePortal();
  const state = useQuery<EventPage>(
    {
      key: keyOf(client, wanted),
      turn: useOwnWrites(client),
      load: (signal) => findList(client, wanted, signal),
      // Results of another filter stay until there are new ones, not older ones.
      peek: (shown) => (shown ? undefined : peekList(client, wanted)),
    },
    { keepPrevious: true },
  );
  const { step, value, retry } = state;
  // The list is asked for again when the next of its events is over: who sees results need not know that this failed.
  const error = step === 'ready' ? undefined : state.error;
  const page = useMemo(() => {
    if (error === undefined) return value;
    // What this device has seen of the list itself says more than the results of another filter.
    return peekList(client, wanted, true) ?? (value && { ...value, keptAt: undefined });
  }, [client, wanted, value, error]);
  return {
    ...{ page, error, retry },
    isBusy: step === 'loading',
    renew() {
      client.answers.forget('events');
      retry();
    },
  };
}
