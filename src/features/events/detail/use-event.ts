import { ApiError } from '../../../api/api-error';
import { type QueryState, useQuery } from '../../../app/use-query';
import type { EventDetail } from '../../../model/answers/event-detail';
import { richText } from '../../../ui/rich-text';
import { eventOf } from '../one-event';

/** One event together with what its formatted texts need. One that is gone after an own write is not shown any more. */
export function useEvent(id: string): QueryState<EventDetail> {
  const state = useQuery(eventOf(id), { prepare: richText });
  const isGone = state.step === 'ready' && state.error instanceof ApiError && state.error.failure === 'missing';
  return isGone ? { ...state, step: 'failed' } : state;
}
