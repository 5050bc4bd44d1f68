import { parse } from 'regexparam';
import { SEARCH_MAILS } from '../model/saved-search';

/** A feature that a client switches on (setting `applicationSettings`). */
export type FeatureSwitch = 'activateEventsRecording' | 'activateArticles' | 'activateAdverts';

/** The table's line for one screen. */
export type RouteDefinition = {
  /** The pattern in regexparam's syntax, without locale prefix. It determines the public name (see `routeByName`). */
  path: string;
  /** Set if the layout of the account area surrounds it. */
  area?: 'account';
  /** The access rule; without a guard it is public (spec section 2, "Route guard"). */
  guard?: 'logged-in';
  /** The feature that must be on; without it, every client has the screen. */
  needs?: FeatureSwitch | undefined;
  /** The tag of the element that starts with it, and returns to it after a log-in. */
  homeOf?: string;
  /** Set if that element shows a message while the feature is off. */
  showsDisabled?: true;
};

const LOGGED_OUT = { area: 'account' } as const;
const LOGGED_IN = { area: 'account', guard: 'logged-in' } as const;
const ARTICLES = { needs: 'activateArticles' } as const;
const RECORDING = { ...LOGGED_IN, needs: 'activateEventsRecording' } as const;
const WRITING = { ...LOGGED_IN, needs: 'activateArticles' } as const;
const ADVERTS = { ...LOGGED_IN, needs: 'activateAdverts' } as const;

/** All screens (spec section 2); src/shell/screens.ts imports their code. The first line that matches a path counts. */
export const ROUTES = {
  events: { path: '/events' },
  event: { path: '/events/:eventId', homeOf: 'event-detail' },
  articles: { path: '/articles', ...ARTICLES, homeOf: 'article-list' },
  article: { path: '/articles/:articleId', ...ARTICLES },
  confirmSearch: { path: SEARCH_MAILS },
  endSearch: { path: `${SEARCH_MAILS}/end` },
  login: { path: '/auth/login', ...LOGGED_OUT },
  signup: { path: '/auth/signup', ...LOGGED_OUT },
  confirm: { path: '/auth/confirm', ...LOGGED_OUT },
  magic: { path: '/auth/magic', ...LOGGED_OUT },
  requestReset: { path: '/auth/request-reset', ...LOGGED_OUT },
  reset: { path: '/auth/reset', ...LOGGED_OUT },
  change: { path: '/auth/change', ...LOGGED_OUT },
  /** The public catalogue of adverts: the steps of an order that need no account. */
  offers: { path: '/promotion/:step?', ...LOGGED_OUT, needs: 'activateAdverts' },
  start: { path: '/secure', ...LOGGED_IN, homeOf: 'portal-account' },
  myEvents: { path: '/secure/events', ...RECORDING },
  eventForm: {
    path: '/secure/events/eventRecording/:eventId?',
    ...RECORDING,
    homeOf: 'event-recording',
    showsDisabled: true,
  },
  myArticles: { path: '/secure/articles', ...WRITING },
  articleForm: {
    path: '/secure/articles/articleRecording/:articleId?',
    ...WRITING,
    homeOf: 'article-recording',
    showsDisabled: true,
  },
  order: { path: '/secure/promotion/order/:step?/:part?', ...ADVERTS, homeOf: 'advert-order' },
  bookings: { path: '/secure/promotion', ...ADVERTS },
  booking: { path: '/secure/promotion/:adsId', ...ADVERTS },
  profile: { path: '/secure/profile', ...LOGGED_IN },
  profileInformation: { path: '/secure/profile-information', ...LOGGED_IN },
  deletion: { path: '/secure/delete-account', ...LOGGED_IN },
  secureChange: { path: '/secure/change', ...LOGGED_IN },
  notFound: { path: '*' },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof ROUTES;

/** Short and former addresses without a screen, and their targets; `$1` is the id. */
export const REDIRECTS = [
  ['/', ROUTES.events.path],
  ['/auth', ROUTES.login.path],
  ['/secure/events/new', '/secure/events/eventRecording'],
  ['/secure/events/:eventId', '/secure/events/eventRecording/$1'],
  ['/secure/articles/new', '/secure/articles/articleRecording'],
  ['/secure/articles/:articleId', '/secure/articles/articleRecording/$1'],
] as const;

const entries = Object.entries(ROUTES) as [RouteName, RouteDefinition][];

/** Returns the name of a path's screen. @param path without locale prefix and query */
export const routeNameOf = (path: string): RouteName =>
  entries.find(([, definition]) => parse(definition.path).pattern.test(path))?.[0] ?? 'notFound';

/** Returns the line of a path. @param path without locale prefix and query */
export const routeDefinitionOf = (path: string): RouteDefinition => ROUTES[routeNameOf(path)];

/** Returns the screen that an element starts with. */
export const startScreenOf = (tag: string): (RouteDefinition & { name: RouteName }) | undefined => {
  const [name, definition] = entries.find(([, { homeOf }]) => homeOf === tag) ?? [];
  return name && definition && { ...definition, name };
};

/** Fills ids into the path of a screen; optional steps without a value are left out. */
export const pathOf = (name: RouteName, params: Readonly<Record<string, unknown>> = {}): string =>
  ROUTES[name].path.replace(/\/:(\w+)(\??)/g, (_, key: string, optional: string) => {
    const id = String(params[key] ?? '');
    return optional && !id ? '' : `/${encodeURIComponent(id)}`;
  });
