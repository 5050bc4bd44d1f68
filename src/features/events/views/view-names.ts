import type { EventFilter } from '../../../model/event-filter';

/** The views besides the list, as they are named in the address. */
export const VIEWS = ['month', 'week', 'map'] as const;

/** Returns the view of an address or attribute, without its parameters; an unknown one is the month. */
export const viewOf = ({ view }: EventFilter) =>
  VIEWS.find((name) => name === view?.split('_')[0]) ?? (view && 'month');

/** Checks whether a view shows dates of days, whose number the list does not have. */
export const showsDates = (filter: EventFilter): boolean => /^(?:month|week)$/.test(viewOf(filter) ?? '');
