import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { findOwnEvents, type OwnPage } from '../api';
import { inTheirPlaces } from './in-their-places';
import { type OwnFilter, routeOf } from './own-filter';

/** How far the list is. While another page or filter is loading, the rows before stay, so that nothing jumps. */
export type OwnEvents = {
  page: OwnPage | undefined;
  isLoading: boolean;
  /** Why the last call failed. */
  error: unknown;
  /** Asks again, as after a change. */
  reload(): void;
};

type State = { key: string; route: string; page: OwnPage | undefined; error: unknown };

/** The own events of a filter. They are never taken from a cache: the form next door changes them. */
export function useOwnEvents(filter: OwnFilter): OwnEvents {
  const { client } = usePortal();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State>({ key: '', route: '', page: undefined, error: undefined });
  const route = routeOf(filter);
  const key = `${turn} ${route}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the filter does.
  useEffect(() => {
    const stop = new AbortController();
    findOwnEvents(client, filter, stop.signal).then(
      (page) =>
        !stop.signal.aborted &&
        setState((before) => {
          const seen = before.route === route ? before.page?.events : undefined;
          const events = seen ? inTheirPlaces(seen, page.events) : page.events;
          return { key, route, page: { ...page, events }, error: undefined };
        }),
      (error: unknown) => !stop.signal.aborted && setState((before) => ({ ...before, key, error })),
    );
    return () => stop.abort();
  }, [client, key]);

  return {
    page: state.page,
    isLoading: state.key !== key,
    error: state.key === key ? state.error : undefined,
    reload: useCallback(() => setTurn((last) => last + 1), []),
  };
}
