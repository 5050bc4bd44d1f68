import { useEffect, useState } from 'react';
import type { Written } from '../../../../model/written/written-event';
import { useRecordFormContent } from '../record-form-context';

type State = { isSettled: boolean; record: Written<unknown> | undefined };

/** The record as the server has it, whose pictures come in every size; none for a new one, or where the call fails. */
export function useStoredRecord(): State {
  const { id, load } = useRecordFormContent();
  const [state, setState] = useState<State>({ isSettled: id === undefined, record: undefined });
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    load(id, abort.signal).then(
      ({ record }) => setState({ isSettled: true, record }),
      () => abort.signal.aborted || setState({ isSettled: true, record: undefined }),
    );
    return () => abort.abort();
  }, [id, load]);
  return state;
}
