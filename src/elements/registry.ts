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
 * Every name that host pages may rely on is in this file. demo/docs/reference.md and custom-elements.json are generated
 * from it and its doc comments (npm run reference).
 */

/** Attributes of every element. */
export const commonAttributes = {
  /** Base address of the event-management system; calls go to `{host}/api/…`. Default: the origin of the page. */
  host: text(),
  /** Language. Default: the stored one, else on the root path the browser's, else German. */
  locale: choice('de', 'en'),
  /** Location of the route. Default: `hash` for event-portal, `memory` for the others; `path` only in the iframe page and the stand-alone page, elsewhere the default is used. */
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
    /** Form in which the events are shown; `calendar` is the month. Default: `list`. */
    view: choice('list', 'calendar', 'week', 'map'),
    /** Events on a page. Default: the setting `eventList.resultsPerPage`. */
    limit: count(1, 100),
    /** Display of heading, search and filters. Default: `on`. */
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
  /**
   * Adverts that are booked for a placement and run today, anywhere on a page, each labelled as one. Reserve room for
   * them with `min-height`, so that nothing moves when they appear. If none runs, or if the client has not enabled
   * adverts (`applicationSettings.activateAdverts`), the element's own content is shown instead. A page that has one
   * for teasers has no adverts among the cards of its lists without filters.
   */
  'advert-slot': {
    /** Placement for which they are booked. Default: `teaser`. */
    place: choice('teaser', 'list', 'detail', 'article'),
    /** Number of adverts at most. Default: 1. */
    count: count(1, 10),
    /** Address of an event on another page, with `{eventId}` in it. Default: the event opens in place. */
    'detail-url': text(),
  },
  /**
   * Articles as cards, latest first; one opens in place, or on `detail-url`. Shows nothing if the client has not
   * enabled articles (`applicationSettings.activateArticles`).
   */
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
  /** The form of an event and the author's events, with the log-in before them. */
  'event-recording': {
    /** Id of the event to edit. Default: a new one. */
    'event-id': text(),
    /** Address of a detail on another page, with `{eventId}` in it, for links from the author's published events. */
    'detail-url': text(),
  },
  /** The form of an article and the author's articles, with the log-in before them. */
  'article-recording': {
    /** Id of the article to edit. Default: a new one. */
    'article-id': text(),
    /**
     * Address of an article on another page, with `{articleId}` in it, for links from the author's published articles.
     */
    'detail-url': text(),
  },
  /** Log-in, sign-up, profile and everything behind them; with `compact` a badge for the header of a page. */
  'portal-account': {
    /** True if only a badge is shown: a link to the log-in, or the logged-in person with a menu. Default: false. */
    compact: maybeFlag(),
    /**
     * Target of the badge's links: the address of the page with the whole account, `{path}` in it is replaced, as in
     * `/konto/#{path}`. Default: an event-portal on the same page, else a window above the page.
     */
    'account-url': text(),
  },
  /** The search box alone, with suggestions. It drives a list on the page, or leads to one on another page. */
  'event-search': {
    /** Id of the `event-list` or `event-portal` on this page that shows the results; it may be added later. */
    for: text(),
    /**
     * Address of the page that shows the results. `{query}` in it stands for the searched text (`/suche?q={query}`),
     * and right behind `?` or `&` for all parameters of the search (`/termine?{query}`); without it the search is
     * appended as the route of the `event-portal` there.
     */
    'results-url': text(),
    /**
     * Address of an event on another page, with `{eventId}` in it, for suggested titles. Default: the list opens it, or
     * is searched for the title.
     */
    'detail-url': text(),
  },
  /**
   * A few events that lead to another page. Its script is small; the application loads only if an event opens in place.
   */
  'event-teaser': {
    ...filterAttributes,
    /** Ids of the events, separated by commas, 100 at most. Default: events that match the filters. */
    ids: text(),
    /** Number of events at most. Default: as many as there are `ids`, else 6. */
    limit: count(1, 100),
    /** Form in which they are shown; the carousel moves only when the visitor moves it. Default: `cards`. */
    layout: choice('cards', 'lines', 'carousel'),
    /** Content without any events: a `line` that says so, or nothing. Default: `line`. */
    empty: choice('line', 'hidden'),
    /**
     * Address of an event on another page, with `{eventId}` in it. Default: the event opens in place, for which the
     * application loads.
     */
    'detail-url': text(),
  },
} as const satisfies Record<string, Record<string, Kind<unknown>>>;

export type ElementAttributes = typeof elementAttributes;

/** The tags of all elements. */
export type ElementTag = keyof ElementAttributes;

/** Checks whether an element is drawn without the application; until then the page's own content is visible. */
export const isLight = (tag: ElementTag): boolean => /^event-(?:search|teaser)$/.test(tag);

/** All tags. */
export const TAGS = Object.keys(elementAttributes) as ElementTag[];

/** Returns all attributes of an element. */
export const attributesOf = (tag: ElementTag): Record<string, Kind<unknown>> => ({
  ...commonAttributes,
  ...elementAttributes[tag],
});

/** DOM events: bubbling and composed, so that the page can listen to them. */
export type PortalEvents = {
  /** The element shows its first screen. */
  'portal-ready': { version: string };
  /** The visitor or a method is about to go to another route; `preventDefault()` stops it. */
  'portal-navigate': { route: string };
  /**
   * A visitor has logged in, in this tab or another one. Every element but event-teaser and event-search dispatches it.
   */
  'portal-login': { [nothing: string]: never };
  /**
   * The session has ended: `left` by a log-out, `expired`, or `refused` by the server. Every element but event-teaser
   * and event-search dispatches it.
   */
  'portal-logout': { reason: 'left' | 'expired' | 'refused' };
  /** An event of the author was saved, as a draft or for visitors, cancelled, or restored. */
  'portal-event-saved': { eventId: string };
  /** An event of the author was deleted. */
  'portal-event-deleted': { eventId: string };
  /** An advert was ordered. */
  'portal-advert-ordered': { orderId: string };
  /** An article of the author was saved, as a draft or for visitors, or restored. */
  'portal-article-saved': { articleId: string };
  /** An article of the author was deleted. */
  'portal-article-deleted': { articleId: string };
  /** A failure that the visitor sees: of a `call`, a `screen`, or the `code` of an element. */
  'portal-error': { reason: string; message: string };
};

/** Methods of every element but event-teaser and event-search. */
export const METHODS = {
  /**
   * Goes to a path (`/events?q=jazz`) or to a route by its name with the language's suffix (`events-eventId___en`,
   * `events___default`) and its parameters (`{ eventId: '7' }`). Throws a RangeError for an unknown name. Dispatches
   * `portal-navigate` first, as a link does.
   */
  navigate: '(target: string, params?: Record<string, string>) => void',
} as const;

/** Elements that have a list of events. */
export const LIST_TAGS: readonly ElementTag[] = ['event-portal', 'event-list'];

/** Methods of the elements that have a list of events. */
export const LIST_METHODS = {
  /**
   * Shows the list with a filter, named and read like the attributes of event-list: `{ q: 'jazz', rubric: [3, 4] }`.
   * Absent names keep the values of the element's own attributes; null clears one. It adds one history entry, and
   * dispatches `portal-navigate` first. Only event-portal and event-list have it.
   */
  setFilter: '(filter: ListFilter) => void',
} as const;

/** The argument of setFilter(). */
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
