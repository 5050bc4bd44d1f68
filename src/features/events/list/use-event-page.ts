import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EventPage } from '../../../model/answers/event-page';
import type { Client } from '../../../portal/client';
import { usePortal } from '../../../portal/portal';
import { useOwnWrites } from '../../../portal/use-own-writes';
import { findFiltered, peekFiltered, type Wanted } from './find-filtered';
import { listCall } from './list-input';

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

type Shown = { client: Client; key: string; attempt: number; page: EventPage | undefined; error: unknown };

/** The same text for the same question to the same host. */
const keyOf = ({ host, session }: Client, { filter, input, favourites }: Wanted) =>
  JSON.stringify([host, listCall(filter, input, favourites, session.now), filter.near?.label, filter.isFavourites]);

/** Results of another host are not this one's: their pictures would be asked for here. */
const pageOf = (shown: Shown, client: Client) => (shown.client === client ? shown.page : undefined);

/** Loads a page of events; a late answer to an older filter is dropped. */
export function useEventPage(wanted: Wanted): EventPageState {
  const { client, emit } = usePortal();
  const key = keyOf(client, wanted);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>(() => ({
    client,
    key,
    attempt,
    page: peekFiltered(client, wanted),
    error: undefined,
  }));
  const find = useEffectEvent((signal: AbortSignal) => findFiltered(client, wanted, signal));
  const peekKept = useEffectEvent(() => peekFiltered(client, wanted, true));

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    find(signal).then(
      (page) => {
        if (!signal.aborted) setShown({ client, key, attempt, page, error: undefined });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        // What this device has seen of the list itself says more than the results of another filter.
        const kept = peekKept();
        setShown((before) => {
          const other = pageOf(before, client);
          return { client, key, attempt, page: kept ?? (other && { ...other, keptAt: undefined }), error };
        });
        emit('portal-error', { reason: 'call', message: String(error) });
      },
    );
    return () => abort.abort();
  }, [client, emit, key, attempt]);

  function renew() {
    client.answers.forget('events');
    findFiltered(client, wanted).then(
      (page) => setShown((before) => (before.client === client && before.key === key ? { ...before, page } : before)),
      // When the next event is over, the list asks again.
      () => undefined,
    );
  }

  const renewNow = useEffectEvent(renew);
  const mark = useOwnWrites(client);
  const seen = useRef(mark);
  useEffect(() => {
    if (seen.current === mark) return;
    seen.current = mark;
    renewNow();
  }, [mark]);

  return {
    page: pageOf(shown, client),
    isBusy: shown.key !== key || shown.attempt !== attempt,
    error: shown.key === key ? shown.error : undefined,
    retry: useCallback(() => {
      client.answers.forgetFailures();
      setAttempt((count) => count + 1);
    }, [client]),
    renew,
  };
}
