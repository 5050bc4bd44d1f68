import { useMemo } from 'react';
import { useQuery } from '../../../app/use-query';
import type { EventRow } from '../../../model/answers/event-row';
import { similarEventsOf } from './api';

const MAX_EVENTS = 6;

/** Loads similar events, the next ones of the kind first; undefined while loading, empty after a failure. */
export function useSimilarEvents(eventId: string): EventRow[] | undefined {
  const { step, value } = useQuery(similarEventsOf(eventId), { quiet: true });
  return useMemo(() => {
    if (!value) return step === 'failed' ? [] : undefined;
    return value.filter(({ id }) => id !== eventId).slice(0, MAX_EVENTS);
  }, [step, value, eventId]);
}
