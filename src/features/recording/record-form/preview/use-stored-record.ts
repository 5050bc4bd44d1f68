import { useEffect, useState } from 'react';
import type { WrittenEvent } from '../../../../model/written/written-event';
import { usePortal } from '../../../../portal/portal';
import { loadOwnEvent } from '../../written-api';

type State = { isSettled: boolean; event: WrittenEvent | undefined };

/** The event as the server has it, whose pictures come in every size; none for a new one, or where the call fails. */
export function useStoredEvent(id: string | undefined): State {
  const { client } = usePortal();
  const [state, setState] = useState<State>({ isSettled: id === undefined, event: undefined });
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    loadOwnEvent(client, id, abort.signal).then(
      ({ event }) => setState({ isSettled: true, event }),
      () => abort.signal.aborted || setState({ isSettled: true, event: undefined }),
    );
    return () => abort.abort();
  }, [client, id]);
  return state;
}
