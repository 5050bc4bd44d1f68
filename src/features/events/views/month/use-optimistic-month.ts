import { useEffect, useEffectEvent, useState } from 'react';
import type { ShowFilter } from '../../../../cards/list-links';
import type { EventFilter } from '../../../../model/event-filter';

/**
 * Keeps the filter of a calendar and a function that shows another month. The calendar renders at once, and the address
 * follows after the paint. An address change renders all filters around, which would delay a slow phone.
 */
export function useOptimisticMonth(filter: EventFilter, show: ShowFilter): [EventFilter, ShowFilter] {
  const [ahead, setAhead] = useState<Parameters<ShowFilter>>();

  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (!ahead) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setAhead(undefined);
        showNow(...ahead);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [ahead]);

  return [ahead?.[0] ?? filter, (...next) => setAhead(next)];
}
