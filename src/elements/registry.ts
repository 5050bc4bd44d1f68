import {
  maybeChoice as choice,
  maybeAmount as count,
  maybeObject as json,
  type Kind,
  maybeFlag,
  maybeName as name,
  maybeText as text,
} from '../settings/setting-kinds';
import { filterAttributes } from './filter-attributes';

/*
 * Every word that host pages may rely on stands here. demo/docs/reference.md and custom-elements.json are made from them and their doc comments (npm run reference).
 */

/** Attributes of every element. */
export const commonAttributes = {
  /** Base address of the event-management system; calls go to `{host}/api/…`. Default: the origin of the page. */
  host: text(),
  /** Language. Default: the remembered one, else on the root path the browser's, else German. */
  locale: choice('de', 'en'),
  /** Where the route lives. Default: `hash` for event-portal, `memory` for the others; `path` only in the iframe page and the stand-alone page, elsewhere the default is used. */
  history: choice('hash', 'memory', 'path'),
  /** Slot of the hash that this element owns, so that several share it: `#events=/events/7&more=/events`. */
  'hash-key': name(),
  /** Settings of the client as JSON; as a property, an object. Wins over the server's and `window.eventPortalSettings`. */
  settings: json(),
  /** Level of the first heading inside, so that it fits the outline of the page. Default: 2. */
  'heading-level': count(1, 5),
} as const satisfies Record<string, Kind<unknown>>;

/** The elements with their own attributes, beside the common ones. */
export const elementAttributes = {
  /** The whole portal: every route. */
  'event-portal': {
    /** First path, as in `/events?when=weekend`. Default: `/`. */
    start: text(),
  },
  /** List with filters; a detail opens in place, or on `detail-url`. */
  'event-list': {
    ...filterAttributes,
    /** How the events are shown; `calendar` is the month. Default: `list`. */
    view: choice('list', 'calendar', 'week', 'map'),
    /** Events on a page. Default: the setting `eventList.resultsPerPage`. */
    limit: count(1, 100),
    /** Whether heading, search and filters are shown. Default: `on`. */
    filter: choice('on', 'off'),
    /** Address of a detail on another page, with `{eventId}` in it. Default: the detail opens in place. */
    'detail-url': text(),
  },
  /** One event. */
  'event-detail': {
    /** Id of the event. */
    'event-id': text(),
  },
  /** The order of an advert, with the log-in before it. */
  'advert-order': {
    /** Id of the event to advertise. Default: it is chosen in the order. */
    'event-id': text(),
    /** Id of the slot to book. Default: it is chosen in the order. */
    product: text(),
  },
  /** Adverts that are booked for a place and run today, anywhere on a page, each labelled as one. Keep room for them with `min-height`, so that nothing moves when they come. Where nothing runs, and where the client has not switched adverts on (`applicationSettings.activateAdverts`), what stands inside the element is shown instead. A page that has one for teasers has no adverts among the cards of its lists without filters. */
  'advert-slot': {
    /** For which place they are booked. Default: `teaser`. */
    place: choice('teaser', 'list', 'detail', 'article'),
    /** Number of adverts at most. Default: 1. */
    count: count(1, 10),
    /** Address of an event on another page, with `{eventId}` in it. Default: the event opens in place. */
    'detail-url': text(),
  },
  /** Articles as cards, the last that has appeared first; one opens in place, or on `detail-url`. Shows nothing where the client has not switched articles on (`applicationSettings.activateArticles`). */
  'article-list': {
    /** Name of a tag, or several separated by commas: articles that have one of them. */
    tag: text(),
    /** Id of an event: the articles about it. */
    'event-id': text(),
    /** Number of articles, without links to further pages. Default: all of them, in pages of the setting `eventList.resultsPerPage`. */
    limit: count(1, 100),
    /** Address of an article on another page, with `{articleId}` in it. Default: the article opens in place. */
    'detail-url': text(),
  },
  /** The form of an event and the own events, with the log-in before them. */
  'event-recording': {
    /** Id of the event to edit. Default: a new one. */
    'event-id': text(),
    /** Address of a detail on another page, with `{eventId}` in it: where organisers see what they have published. */
    'detail-url': text(),
  },
  /** The form of an article and the own articles, with the log-in before them. */
  'article-recording': {
    /** Id of the article to edit. Default: a new one. */
    'article-id': text(),
    /** Address of an article on another page, with `{articleId}` in it: where authors see what they have published. */
    'detail-url': text(),
  },
  /** Log-in, sign-up, profile and everything behind them; with `compact` a badge for the head of a page. */
  'portal-account': {
    /** Whether only a badge is shown: a way to log in, or who is logged in with a menu. Default: false. */
    compact: maybeFlag(),
    /** Where the links of the badge lead: the address of the page with the whole account, `{path}` in it is replaced, as in `/konto/#{path}`. Default: an event-portal on the same page, else a window above the page. */
    'account-url': text(),
  },
  /** The search box alone, with suggestions. It drives a list on the page, or leads to one on another page. */
  'event-search': {
    /** Id of the `event-list` or `event-portal` on this page that shows the results; it may come later. */
    for: text(),
    /** Address of the page that shows the results. `{query}` in it stands for the words (`/suche?q={query}`), and right behind `?` or `&` for all parameters of the search (`/termine?{query}`); without it the search is put at the end as the route of the `event-portal` there. */
    'results-url': text(),
    /** Address of an event on another page, with `{eventId}` in it, for suggested titles. Default: the list opens it, or is searched for the title. */
    'detail-url': text(),
  },
  /** A few events that lead to another page. It has a small script of its own; the application is loaded only where an event opens in place. */
  'event-teaser': {
    ...filterAttributes,
    /** Ids of the events, separated by commas, 100 at most. Default: those that the filters choose. */
    ids: text(),
    /** Number of events at most. Default: as many as there are `ids`, else 6. */
    limit: count(1, 100),
    /** How they are shown; the carousel moves only when the visitor moves it. Default: `cards`. */
    layout: choice('cards', 'lines', 'carousel'),
    /** What is shown where there are no events: a `line` that says so, or nothing. Default: `line`. */
    empty: choice('line', 'hidden'),
    /** Address of an event on another page, with `{eventId}` in it. Default: the event opens in place, for which the application is loaded. */
    'detail-url': text(),
  },
} as const satisfies Record<string, Record<string, Kind<unknown>>>;

export type ElementAttributes = typeof elementAttributes;

/** The tags that exist. */
export type Tag = keyof ElementAttributes;

/** Whether an element is drawn without the application; until its code is there, the page's own content stays in sight. */
export const isLight = (tag: Tag): boolean => /^event-(?:search|teaser)$/.test(tag);

/** All tags. */
export const TAGS = Object.keys(elementAttributes) as Tag[];

/** Every attribute of an element. */
export const attributesOf = (tag: Tag): Record<string, Kind<unknown>> => ({
  ...commonAttributes,
  ...elementAttributes[tag],
});

/** DOM events: bubbling and composed, so that they can be heard on the page. */
export type PortalEvents = {
  /** The element shows its first screen. */
  'portal-ready': { version: string };
  /** The visitor or a method is about to go to another route; `preventDefault()` stops it. */
  'portal-navigate': { route: string };
  /** Somebody has logged in, in this tab or another one. Every element but event-teaser and event-search says it. */
  'portal-login': { [nothing: string]: never };
  /** The log-in is over: `left` by its owner, `expired`, or `refused` by the server. Every element but event-teaser and event-search says it. */
  'portal-logout': { reason: 'left' | 'expired' | 'refused' };
  /** An own event was saved, as a draft or for visitors, cancelled, or brought back. */
  'portal-event-saved': { eventId: string };
  /** An own event was deleted. */
  'portal-event-deleted': { eventId: string };
  /** An advert was ordered. */
  'portal-advert-ordered': { orderId: string };
  /** An own article was saved, as a draft or for visitors, or brought back. */
  'portal-article-saved': { articleId: string };
  /** An own article was deleted. */
  'portal-article-deleted': { articleId: string };
  /** Something failed that the visitor sees: a `call`, a `screen`, or the `code` of an element. */
  'portal-error': { reason: string; message: string };
};

/** Methods of every element but event-teaser and event-search. */
export const METHODS = {
  /**
   * Goes to a path (`/events?q=jazz`) or to a route by its name with the language's suffix (`events-eventId___en`,
   * `events___default`) and its parameters (`{ eventId: '7' }`). Throws a RangeError for a name that does not exist.
   * Says `portal-navigate` before, as a link does.
   */
  navigate: '(target: string, params?: Record<string, string>) => void',
} as const;

/** Elements that have a list of events. */
export const LIST_TAGS: readonly Tag[] = ['event-portal', 'event-list'];

/** Methods of the elements that have a list of events. */
export const LIST_METHODS = {
  /**
   * Shows the list with a filter, named and read like the attributes of event-list: `{ q: 'jazz', rubric: [3, 4] }`. What
   * it does not name is as the element's own attributes say; null takes one of those away. It is one step in the history,
   * and says `portal-navigate` before. Only event-portal and event-list have it.
   */
  setFilter: '(filter: ListFilter) => void',
} as const;

/** What setFilter() takes. */
export type ListFilter = {
  readonly [Name in keyof typeof filterAttributes]?: string | number | readonly (string | number)[] | null | undefined;
};

/** Parts that `::part()` reaches. */
export const PARTS = {
  /** The root of everything in an element. */
  root: 'root',
  /** The first heading of a screen. */
  heading: 'heading',
  /** The list of events. */
  list: 'list',
  /** The search box. */
  search: 'search',
  /** A card of the list. */
  card: 'card',
  /** The title of a card. */
  cardTitle: 'card-title',
  /** The link of a card. */
  cardLink: 'card-link',
  /** The links to other pages of a list. */
  pager: 'pager',
  /** One event in detail. */
  detail: 'detail',
  /** A message of success or failure. */
  notice: 'notice',
  /** The footer of the portal. */
  footer: 'footer',
} as const;
