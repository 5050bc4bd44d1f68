import { useEffect } from 'react';
import { usePortal } from '../../app/portal';
import type { EventRow } from '../../model/answers/event-row';
import type { ElementRouter } from '../../routing/element-router';

const rows = new WeakMap<ElementRouter, readonly EventRow[]>();

/** Stores the cards that an element shows, so that a detail can begin with the data of its card. */
export function useSeenRows(events: readonly EventRow[] | undefined): void {
  const { router } = usePortal();
  useEffect(() => {
    if (events) rows.set(router, events);
  }, [router, events]);
}

/** Returns the latest row that an element showed of an event. */
export const seenRow = (router: ElementRouter, id: string): EventRow | undefined =>
  rows.get(router)?.find((row) => row.id === id);
