import { useState } from 'react';
import { type RecordListFilter, routeOf } from '../../../cards/record-list/list-filter';
import type { OwnEvent } from '../../../model/answers/own-event';
import { EVENT_LIST } from './event-list';

/** The ticked events. */
export type Picks = { picked: readonly OwnEvent[]; pick(id: string, isPicked: boolean): void; clear(): void };

/** Keeps the ticked events; only events of the current page can be ticked. */
export function usePicks(filter: RecordListFilter, events: readonly OwnEvent[] = []): Picks {
  const route = routeOf(EVENT_LIST, filter);
  const [state, setState] = useState<{ route: string; ids: readonly string[] }>({ route, ids: [] });
  const ids = state.route === route ? state.ids : [];
  return {
    picked: events.filter(({ id }) => ids.includes(id)),
    pick: (id, isPicked) => setState({ route, ids: isPicked ? [...ids, id] : ids.filter((one) => one !== id) }),
    clear: () => setState({ route, ids: [] }),
  };
}
