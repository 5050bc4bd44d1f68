import { useEffect, useEffectEvent, useState } from 'react';
import type { ShowFilter } from '../../../../cards/list-links';
import type { EventFilter } from '../../../../model/event-filter';

/**
 * The filter that a calendar shows, and how to turn it to another month. That one is drawn at once, and the address
 * follows when it has been painted: with the address all filters around it are drawn anew, which a slow phone would
 * wait for.
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
