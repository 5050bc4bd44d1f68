import { eventTexts } from '../../i18n/texts';
import type { PreloadContext } from '../../portal/preload-context';
import { lazyScreen } from '../../routing/lazy-screen';
import { paths } from '../../routing/paths';
import { loadDetailScreen } from './detail-lazy';
import { storedFavourites } from './favourites-storage';
import { findFiltered } from './list/find-filtered';
import { type EventsInput, filterOfQuery } from './list/list-input';
import { eventOf } from './one-event';

/** The list of events (spec section 2, "/events"). */
const eventListRoute = lazyScreen<PreloadContext<EventsInput>>(
  {
    path: paths.events,
    async loadData({ client, input, signal }, { query }) {
      const favourites = storedFavourites(client.host);
      await findFiltered(client, { filter: filterOfQuery(query), input, favourites }, signal);
    },
  },
  async () => (await import('./list/event-list-screen')).EventListScreen,
);

/** One event (spec section 2, "/events/{eventId}"). */
export const eventDetailRoute = lazyScreen<PreloadContext<EventsInput>>(
  {
    path: `${paths.events}/:eventId`,
    loadData: ({ client, signal }, { params: { eventId = '' }, locale }) =>
      Promise.all([client.answers.load(eventOf(eventId), signal), eventTexts.load(locale)]),
  },
  loadDetailScreen,
);

/** The public screens of events. */
export const eventRoutes = [eventListRoute, eventDetailRoute];
