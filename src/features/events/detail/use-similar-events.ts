import { useMemo } from 'react';
import { useQuery } from '../../../app/use-query';
import type { EventRow } from '../../../model/answers/event-row';
import { similarEventsOf } from './api';

const MAX = 6;

/** Events like this one, the next of the kind first; none when they cannot be loaded, undefined until that is known. */
export function useSimilarEvents(eventId: string): EventRow[] | undefined {
  const { step, value } = useQuery(similarEventsOf(eventId), { quiet: true });
  return useMemo(() => {
    if (!value) return step === 'failed' ? [] : undefined;
    return value.filter(({ id }) => id !== eventId).slice(0, MAX);
  }, [step, value, eventId]);
}
