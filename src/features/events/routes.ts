import type { PreloadContext } from '../../portal/preload-context';
import { lazyScreen } from '../../routing/lazy-screen';
import { withoutLocale } from '../../routing/locale-of-path';
import { paths } from '../../routing/paths';
import { splitRoute } from '../../routing/redirects';
import { storedFavourites } from './favourites-storage';
import { findFiltered } from './list/find-filtered';
import { filterOfQuery } from './list/list-input';

/** The list of events (spec section 2, "/events"). */
export const eventListRoute = lazyScreen(
  paths.events,
  async () => (await import('./list/event-list-screen')).EventListScreen,
);

/** One event (spec section 2, "/events/{eventId}"). */
export const eventDetailRoute = lazyScreen(
  `${paths.events}/:eventId`,
  async () => (await import('./detail/event-detail-screen')).EventDetailScreen,
);

/** The public screens of events. */
export const eventRoutes = [eventListRoute, eventDetailRoute];

/** The id in the path of an event, encoded as it stands there; undefined for any other path. */
export const encodedIdOf = (path: string): string | undefined => /^\/events\/([^/]+)$/.exec(path)?.[1];

/** Loads code and data of the public screen that a route leads to. Rejects when either fails. */
export async function preloadEvents({ client, input, signal }: PreloadContext, route: string): Promise<void> {
  const [path, query] = splitRoute(withoutLocale(route));
  const id = encodedIdOf(path);
  if (id) {
    const [, { loadEvent }] = await Promise.all([eventDetailRoute.preload(), import('./detail/api')]);
    await loadEvent(client, decodeURIComponent(id), signal);
  } else if (path === paths.events) {
    const favourites = storedFavourites(client.host);
    const results = findFiltered(client, { filter: filterOfQuery(query), input, favourites }, signal);
    await Promise.all([eventListRoute.preload(), results]);
  }
}
