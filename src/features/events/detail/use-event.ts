import { ApiError } from '../../../api/api-error';
import { type QueryState, useQuery } from '../../../app/use-query';
import type { EventDetail } from '../../../model/answers/event-detail';
import { richText } from '../../../ui/rich-text';
import { eventOf } from '../one-event';

/** Loads an event and the code for its formatted texts. An event that meanwhile disappears is no longer shown. */
export function useEvent(id: string): QueryState<EventDetail> {
  const state = useQuery(eventOf(id), { prepare: richText });
  const isMissing = state.step === 'ready' && state.error instanceof ApiError && state.error.failure === 'missing';
  return isMissing ? { ...state, step: 'failed' } : state;
}
