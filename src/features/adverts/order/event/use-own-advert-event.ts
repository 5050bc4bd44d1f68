import { usePortal } from '../../../../app/portal';
import { type QueryState, useQuery } from '../../../../app/use-query';
import type { OwnAdvertEvent } from '../../../../model/answers/advert-event';
import { loadAdvertEvent } from './own-advert-event';

/** The query of the chosen event; undefined value without one. */
export type ChosenEvent = QueryState<OwnAdvertEvent> | { step: 'ready'; value: undefined };

/**
 * Loads the chosen event of an order.
 *
 * @param day 'YYYY-MM-DD', first day of its advert
 * @param isFormOpen true while its form is open: afterwards the event is reloaded, as its author may have published it
 */
export function useOwnAdvertEvent(
  { id, day }: { id: string | undefined; day: string | undefined },
  isFormOpen: boolean,
): ChosenEvent {
  const { client } = usePortal();
  const state = useQuery<OwnAdvertEvent>(
    id === undefined
      ? undefined
      : {
          key: ['advert event', id, isFormOpen],
          revision: day,
          load: (signal) => loadAdvertEvent(client, { id, day }, signal),
        },
  );
  if (id === undefined) return { step: 'ready', value: undefined };
  return state.step === 'ready' && state.error !== undefined ? { ...state, step: 'failed' } : state;
}
