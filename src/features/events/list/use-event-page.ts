import { useEffect, useRef, useState } from 'react';
import type { Query } from '../../../api/call-url';
import { usePortal } from '../../../portal/portal';
import { findEvents, peekEvents } from '../api';
import type { EventPage } from '../event-page';

/** Results of a query: those of the query before stay until the new ones are there. */
export type EventPageState = {
  page: EventPage | undefined;
  /** Whether `page` answers an older query. */
  isBusy: boolean;
  error: unknown;
  retry(): void;
};

/** Loads a page of events; a late answer of an older query is dropped. */
export function useEventPage(query: Query): EventPageState {
  const { client } = usePortal();
  const key = JSON.stringify(query);
  const [state, setState] = useState(() => ({ key, page: peekEvents(client, query), error: undefined as unknown }));
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(query);
  asked.current = query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query, the attempt for a retry.
  useEffect(() => {
    const abort = new AbortController();
    findEvents(client, asked.current, abort.signal).then(
      (page) => setState({ key, page, error: undefined }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState((before) => ({ key, page: before.page, error }));
      },
    );
    return () => abort.abort();
  }, [client, key, attempt]);

  const isCurrent = state.key === key;
  return {
    page: state.page,
    isBusy: !isCurrent,
    error: isCurrent ? state.error : undefined,
    retry: () => {
      setState((before) => ({ ...before, key: '', error: undefined }));
      setAttempt((count) => count + 1);
    },
  };
}
