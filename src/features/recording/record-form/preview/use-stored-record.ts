import { useQuery } from '../../../../app/use-query';
import type { EditableRecord } from '../../../../model/answers/event-record';
import { useRecordFormContent } from '../record-form-context';

type State = { isSettled: boolean; record: EditableRecord<unknown> | undefined };

/** Loads the stored record, which has its pictures in every size; none for a new record or if loading fails. */
export function useStoredRecord(): State {
  const { id, load } = useRecordFormContent();
  const query = id === undefined ? undefined : { key: ['stored', id], load: (signal: AbortSignal) => load(id, signal) };
  const { step, value } = useQuery(query, { quiet: true });
  return { isSettled: id === undefined || step !== 'loading', record: value?.record };
}
