import type { EventFilter } from '../../../model/event-filter';

/** Other views than the list, as they stand in the address. */
export const VIEWS = ['month', 'week', 'map'] as const;

/** The view that an address or an attribute names, before what it says of its own; an unknown one is the month. */
export const viewOf = ({ view }: EventFilter) =>
  VIEWS.find((known) => known === view?.split('_')[0]) ?? (view && 'month');

/** Whether a view shows the dates of some days, whose number the list does not know. */
export const showsDates = (filter: EventFilter): boolean => /^(?:month|week)$/.test(viewOf(filter) ?? '');
