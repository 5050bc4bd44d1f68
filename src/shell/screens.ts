import { hasOf } from '../api/backend';
import type { PreloadContext } from '../app/preload-context';
import { storedFavourites } from '../cards/favourites-storage';
import { type EventsInput, filterOfQuery } from '../cards/list-input';
import { findList } from '../features/events/list/find-list';
import { offeredFilter } from '../features/events/list/offered-filter';
import { eventOf } from '../features/events/one-event';
import { LOCALES } from '../i18n/locale';
import { accountTexts, advertTexts, eventTexts, recordingTexts } from '../i18n/texts';
import { lazyModule } from '../lib/lazy-module';
import { lazyScreen, type ScreenCode } from '../routing/lazy-screen';
import { localeOfPath, withoutLocale } from '../routing/locale-prefix';
import { matchOf, preloadRoute } from '../routing/match-route';
import { splitRoute } from '../routing/redirects';
import { ROUTES, type RouteName, routeDefinitionOf, startScreenOf } from '../routing/route-table';
import { enabledRoutes, type ScreenData, type ScreenRoute } from '../routing/screen-route';
import type { Settings } from '../settings/settings-schema';
import { members } from './use-members';

type ScreenModule = ScreenData<PreloadContext<EventsInput>> & { load: ScreenCode };

/** Loads texts in parallel with the code of a screen. */
const withTexts = (texts: typeof eventTexts): Pick<ScreenModule, 'loadData'> => ({
  loadData: (_, { locale }) => texts.load(locale),
});

/** Loads a part of the start page with its texts: waiting for them later would hide the page, and lose the focus. */
async function withItsTexts<Part>(part: Promise<Part>, texts: typeof eventTexts): Promise<Part> {
  return (await Promise.all([part, ...LOCALES.map((locale) => texts.load(locale))]))[0];
}
const loadRecordsOnStart = () => withItsTexts(import('../features/recording/start/on-start'), recordingTexts);
const loadBookingOnStart = () => withItsTexts(import('../features/adverts/bookings/booking-on-start'), advertTexts);

/** The code and the first data of each screen. */
const SCREEN_MODULES: Record<RouteName, ScreenModule> = {
  events: {
    load: async () => (await import('../features/events/list/event-list-screen')).EventListScreen,
    async loadData({ client, input, signal }, { query }) {
      const favourites = storedFavourites(client.host);
      await findList(
        client,
        { filter: offeredFilter(filterOfQuery(query), hasOf(client.host)), input, favourites },
        signal,
      );
    },
  },
  event: {
    load: async () => (await import('../features/events/detail/event-detail-screen')).EventDetailScreen,
    loadData: ({ client, signal }, { params: { eventId = '' }, locale }) =>
      Promise.all([client.queryCache.load(eventOf(eventId), signal), eventTexts.load(locale)]),
  },
  articles: {
    load: async () => (await import('../features/articles/list/article-list-screen')).ArticleListScreen,
    ...withTexts(eventTexts),
  },
  article: {
    load: async () => (await import('../features/articles/detail/article-screen')).ArticleScreen,
    ...withTexts(eventTexts),
  },
  confirmSearch: {
    load: async () => (await import('../features/events/saved-search/search-mail-screen')).ConfirmSearchScreen,
    ...withTexts(eventTexts),
  },
  endSearch: {
    load: async () => (await import('../features/events/saved-search/search-mail-screen')).EndSearchScreen,
    ...withTexts(eventTexts),
  },
  login: { load: async () => (await import('../features/auth/login/login-screen')).LoginScreen },
  signup: { load: async () => (await import('../features/auth/signup/signup-screen')).SignupScreen },
  confirm: { load: async () => (await import('../features/auth/link/confirm-screen')).ConfirmScreen },
  magic: { load: async () => (await import('../features/auth/link/magic-screen')).MagicScreen },
  requestReset: {
    load: async () => (await import('../features/auth/password/request-reset-screen')).RequestResetScreen,
  },
  reset: { load: async () => (await import('../features/auth/password/reset-screen')).ResetScreen },
  change: { load: async () => (await import('../features/auth/password/change-screen')).ChangeScreen },
  secureChange: { load: async () => (await import('../features/auth/password/change-screen')).ChangeScreen },
  offers: {
    load: async () => (await import('../features/adverts/order/guest/guest-order-screen')).GuestOrderScreen,
    ...withTexts(advertTexts),
  },
  start: { load: async () => (await import('../features/account/start-screen')).StartScreen },
  myEvents: {
    load: async () => (await import('../features/recording/my-events/my-events-screen')).MyEventsScreen,
    onStart: lazyModule(async () => (await loadRecordsOnStart()).EventsOnStart),
    ...withTexts(recordingTexts),
  },
  eventForm: {
    load: async () => (await import('../features/recording/event-form/event-screen')).EventScreen,
    ...withTexts(recordingTexts),
  },
  myArticles: {
    load: async () => (await import('../features/recording/my-articles/my-articles-screen')).MyArticlesScreen,
    onStart: lazyModule(async () => (await loadRecordsOnStart()).ArticlesOnStart),
    ...withTexts(recordingTexts),
  },
  articleForm: {
    load: async () => (await import('../features/recording/article-form/article-screen')).ArticleFormScreen,
    ...withTexts(recordingTexts),
  },
  order: {
    load: async () => (await import('../features/adverts/order/order-screen')).OrderScreen,
    ...withTexts(advertTexts),
  },
  bookings: {
    load: async () => (await import('../features/adverts/bookings/bookings-screen')).BookingsScreen,
    onStart: lazyModule(async () => (await loadBookingOnStart()).BookingOnStart),
    ...withTexts(advertTexts),
  },
  booking: {
    load: async () => (await import('../features/adverts/bookings/booking-screen')).BookingScreen,
    ...withTexts(advertTexts),
  },
  profile: { load: async () => (await import('../features/profile/profile-screen')).ProfileScreen },
  profileInformation: {
    load: async () => (await import('../features/profile/information/information-screen')).InformationScreen,
  },
  deletion: { load: async () => (await import('../features/profile/privacy/deletion-screen')).DeletionScreen },
  notFound: { load: async () => (await import('./not-found-screen')).NotFoundScreen },
};

export type Screen = ScreenRoute<PreloadContext<EventsInput>>;

/** The screens by name, in the order of the table. */
export const SCREENS = Object.fromEntries(
  Object.entries(ROUTES).map(([name, definition]) => {
    const { load, ...data } = SCREEN_MODULES[name as RouteName];
    return [name, lazyScreen({ ...definition, ...data }, load)];
  }),
) as Record<RouteName, Screen>;

/** The only screen of a recording element if the client has not enabled recording. */
const recordingOffScreen: Screen = lazyScreen(
  { path: '*', area: 'account' },
  async () => (await import('../features/recording/my-events/recording-off-screen')).RecordingOffScreen,
);

const { articles, article, confirmSearch, endSearch, notFound } = SCREENS;
/** The screens that every element has besides its own. */
const COMMON_SCREENS: readonly Screen[] = [articles, article, confirmSearch, endSearch];

/** The screens of events. */
export const eventScreens: readonly Screen[] = [SCREENS.events, SCREENS.event];

/** The screens of log-in and account. */
export const accountScreens: readonly Screen[] = Object.values(SCREENS).filter(({ area }) => area);

/** Returns the screens of an element that its client has enabled. */
export function enabledScreens<Route extends ScreenRoute>(
  ownScreens: readonly Route[],
  { applicationSettings }: Settings,
  tag: string,
): readonly (Route | Screen)[] {
  const startScreen = startScreenOf(tag);
  if (startScreen?.showsDisabled && startScreen.needs && !applicationSettings[startScreen.needs])
    return [recordingOffScreen];
  return enabledRoutes([...ownScreens, ...COMMON_SCREENS], { applicationSettings });
}

/** Returns the screen of a path, or the not-found screen. */
export const screenAt = (screens: readonly ScreenRoute[], path: string) =>
  matchOf(screens, path) ?? { route: notFound, params: {} };

/** Preloads the parts of the account area around a screen, also for persons who are logged in already. */
async function preloadArea({ client }: PreloadContext, route: string): Promise<void> {
  const { area, guard } = routeDefinitionOf(splitRoute(withoutLocale(route))[0]);
  if (!area && !client.session.state.token) return;
  const isInside = guard !== undefined && client.session.validToken() !== undefined;
  await Promise.all([
    members.load().then(({ loadPerson }) => (isInside ? loadPerson(client) : undefined)),
    accountTexts.load(localeOfPath(route).locale),
  ]);
}

/** Loads code and data of a route's screen. Rejects if either fails. */
export async function preloadScreen<Context extends PreloadContext>(
  ownScreens: readonly ScreenRoute<Context>[],
  context: Context,
  route: string,
): Promise<void> {
  // The guard leads guests elsewhere.
  const isGuest = context.client.session.validToken() === undefined;
  const availableScreens = enabledRoutes(
    [...ownScreens, ...(COMMON_SCREENS as readonly ScreenRoute<Context>[])],
    context.settings,
  );
  await Promise.all([
    preloadRoute(
      availableScreens.filter(({ guard }) => !guard || !isGuest),
      context,
      route,
    ),
    ownScreens.some(({ area }) => area) && preloadArea(context, route),
  ]);
}
