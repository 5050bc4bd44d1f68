import { useEffect, useEffectEvent, useState } from 'react';
import type { ShowFilter } from '../../../../cards/list-links';
import type { EventFilter } from '../../../../model/event-filter';

/**
 * Keeps the filter of a calendar and a function that shows another month. The calendar renders at once, and the address
 * follows after the paint. An address change renders all filters around, which would delay a slow phone.
 */
export function useOptimisticMonth(filter: EventFilter, show: ShowFilter): [EventFilter, ShowFilter] {
  const [pending, setPending] = useState<Parameters<ShowFilter>>();

  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (!pending) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setPending(undefined);
        showNow(...pending);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pending]);

  return [pending?.[0] ?? filter, (...next) => setPending(next)];
}
