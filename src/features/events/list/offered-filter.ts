import { warnOnce } from '../../../lib/warn';
import type { Has, Part } from '../../../model/capabilities';
import { type EventFilter, LIST_VIEW } from '../../../model/event-filter';
import { VIEWS, viewOf } from '../views/view-names';

/** Returns the part of a backend that a view needs. */
export const partOfView = (view: string): Part => (view === 'map' ? 'places' : 'days');

/** The views besides the list. */
export type OfferedView = (typeof VIEWS)[number];

/**
 * Returns the views besides the list that a backend has, or that the page itself names.
 *
 * @param attribute attribute `view` of the element
 */
export function offeredViews(filter: EventFilter, attribute: unknown, has: Has): readonly OfferedView[] {
  const attributeView = typeof attribute === 'string' && attribute !== LIST_VIEW ? attribute : undefined;
  const named = [viewOf(filter), attributeView].map((view) => view && partOfView(view));
  return VIEWS.filter((view) => has(partOfView(view), named.includes(partOfView(view))));
}

/**
 * Returns a filter without what the backend lacks: another view than the list, and a place that must be looked up. Both
 * are named by the page, or by a link of it.
 */
export function offeredFilter(filter: EventFilter, has: Has): EventFilter {
  const { near, view: requestedView, month, radiusKm, ...others } = filter;
  const view = viewOf(filter);
  const hasView = view === undefined || has(partOfView(view), true);
  const hasPlace = near === undefined || near.lat !== undefined || has('communities', true);
  if (hasView && hasPlace) return filter;
  if (!hasPlace) warnOnce(`near="${near.label.slice(0, 80)}" is ignored: the server has no search of places.`);
  return {
    ...others,
    ...(hasView && requestedView && { view: requestedView, ...(month && { month }) }),
    ...(hasPlace && near && { near, ...(radiusKm && { radiusKm }) }),
  };
}
