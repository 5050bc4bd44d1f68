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
 * Every name that host pages may rely on is in this file. The pages of the elements in demo/docs and
 * custom-elements.json are generated from it and its doc comments (npm run reference), with the German texts in
 * dist-config/reference/german-elements.ts.
 */

/** Attributes of every element. */
export const commonAttributes = {
  /** Base address of the event-management system; calls go to `{host}/api/…`. Default: the origin of the page. */
  host: text(),
  /** Language. Default: the language stored in the browser; else, on the root path, that of the browser; else German. */
  locale: choice('de', 'en'),
  /** Location of the route. Default: `hash` for event-portal, `memory` for the others. `path` works only in the iframe page and the stand-alone page; elsewhere the default is used. */
  history: choice('hash', 'memory', 'path'),
  /** Key of this element in the hash, so that several elements share it: `#events=/events/7&more=/events`. */
  'hash-key': name(),
  /** Settings of the portal as JSON; as a property, an object. Takes precedence over those of the server and of `window.eventPortalSettings`. */
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
    /**
     * Address of the page with the form of an event, for the link above the list where events are recorded
     * (`applicationSettings.activateEventsRecording`). Default: no link.
     */
    'recording-url': text(),
  },
  /** One event. */
  'event-detail': {
    /** Id of the event. */
    'event-id': text(),
  },
  /** The order of an advert, including the log-in. */
  'advert-order': {
    /** Id of the event to advertise. Default: chosen in the order. */
    'event-id': text(),
    /** Id of the slot to book. Default: chosen in the order. */
    product: text(),
  },
  /**
   * Adverts that are booked for a placement and run today, anywhere on a page, each labelled as an advert. Reserve
   * space for them with `min-height`, so that nothing moves when they appear. If none runs, or if the portal has not
   * enabled adverts (`applicationSettings.activateAdverts`), the content of the element is shown instead. A page that
   * has an `advert-slot` for teasers has no adverts among the cards of its `event-list` without filters.
   */
  'advert-slot': {
    /** Placement for which the adverts are booked. Default: `teaser`. */
    place: choice('teaser', 'list', 'detail', 'article'),
    /** Maximum number of adverts. Default: 1. */
    count: count(1, 10),
    /** Address of an event on another page, with `{eventId}` in it. Default: the event opens in place. */
    'detail-url': text(),
  },
  /**
   * Articles as cards, latest first; one opens in place, or on `detail-url`. Shows nothing if the portal has not
   * enabled articles (`applicationSettings.activateArticles`).
   */
  'article-list': {
    /** Name of a tag, or several separated by commas: articles with at least one of them. */
    tag: text(),
    /** Id of an event: the articles about it. */
    'event-id': text(),
    /** Number of articles, without links to further pages. Default: all articles, in pages of `eventList.resultsPerPage`. */
    limit: count(1, 100),
    /** Address of an article on another page, with `{articleId}` in it. Default: the article opens in place. */
    'detail-url': text(),
  },
  /** The form of an event and the list of the author's events, including the log-in. */
  'event-recording': {
    /** Id of the event to edit. Default: a new one. */
    'event-id': text(),
    /** Address of a detail on another page, with `{eventId}` in it, for links from the author's published events. */
    'detail-url': text(),
  },
  /** The form of an article and the list of the author's articles, including the log-in. */
  'article-recording': {
    /** Id of the article to edit. Default: a new one. */
    'article-id': text(),
    /**
     * Address of an article on another page, with `{articleId}` in it, for links from the author's published articles.
     */
    'detail-url': text(),
  },
  /** Log-in, sign-up, profile and all account screens; with `compact` a badge for the header of a page. */
  'portal-account': {
    /** True if only a badge is shown: a link to the log-in, or the logged-in person with a menu. Default: false. */
    compact: maybeFlag(),
    /**
     * Address of the page with all account screens, for the links of the badge; `{path}` in it is replaced by the
     * route, as in `/konto/#{path}`. Default: an event-portal on the same page, else a dialog above the page.
     */
    'account-url': text(),
  },
  /** The search box alone, with suggestions. It filters a list on the page, or leads to one on another page. */
  'event-search': {
    /** Id of the `event-list` or `event-portal` on this page that shows the results; it may be added later. */
    for: text(),
    /**
     * Address of the page that shows the results. `{query}` in it stands for the searched text (`/suche?q={query}`);
     * directly after `?` or `&` it stands for all parameters of the search (`/termine?{query}`). Without `{query}` the
     * search is appended as the route of the `event-portal` there.
     */
    'results-url': text(),
    /**
     * Address of an event on another page, with `{eventId}` in it, for suggested titles. Default: the list opens the
     * event, or searches for the title.
     */
    'detail-url': text(),
  },
  /**
   * A few events that lead to another page. Its script is small; the application loads only if an event opens in place.
   */
  'event-teaser': {
    ...filterAttributes,
    /** Ids of the events, separated by commas, 100 at most. Default: the events that match the filters. */
    ids: text(),
    /** Maximum number of events. Default: the number of `ids`, else 6. */
    limit: count(1, 100),
    /** Form in which the events are shown; the carousel moves only when the visitor moves it. Default: `cards`. */
    layout: choice('cards', 'lines', 'carousel'),
    /** Content if there are no events: a `line` that says so, or nothing (`hidden`). Default: `line`. */
    empty: choice('line', 'hidden'),
    /**
     * Address of an event on another page, with `{eventId}` in it. Default: the event opens in place, which loads the
     * application.
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
  /** The element has shown its first screen. */
  'portal-ready': { version: string };
  /** The visitor or a method is about to go to another route; `preventDefault()` prevents it. */
  'portal-navigate': { route: string };
  /**
   * The element is about to request something from another origin: the tiles of a map (`service` is `map`), which the
   * server at `origin` delivers. `respondWith(true)` allows it without a question, `false` or no answer leaves the
   * question to the visitor. It takes a promise, too, and may be called again when the visitor changes the consent.
   */
  'portal-consent': { service: 'map'; origin: string; respondWith(answer: boolean | PromiseLike<boolean>): void };
  /**
   * A visitor has logged in, in this tab or another one. Every element but event-teaser and event-search dispatches it.
   */
  'portal-login': { [key: string]: never };
  /**
   * The session has ended: by a log-out (`left`), by time (`expired`), or because the server refused it (`refused`).
   * Every element but event-teaser and event-search dispatches it.
   */
  'portal-logout': { reason: 'left' | 'expired' | 'refused' };
  /** An event of the author was saved as a draft, published, cancelled or restored. */
  'portal-event-saved': { eventId: string };
  /** An event of the author was deleted. */
  'portal-event-deleted': { eventId: string };
  /** An advert was ordered. */
  'portal-advert-ordered': { orderId: string };
  /** An article of the author was saved as a draft, published or restored. */
  'portal-article-saved': { articleId: string };
  /** An article of the author was deleted. */
  'portal-article-deleted': { articleId: string };
  /**
   * Something has failed: a `call` whose error is shown, a `screen` that has crashed, or `code`, a file of an element, a
   * screen, a part of it or its texts that could not be loaded. Then `file` is its address, if the browser names it.
   * If the script itself cannot be loaded, `document` dispatches it.
   */
  'portal-error': { reason: 'call' | 'screen' | 'code'; message: string; file?: string };
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
   * Shows the list with a filter, whose keys are the attributes of event-list: `{ q: 'jazz', rubric: [3, 4] }`. Absent
   * keys keep the values of the element's attributes; null clears one. It adds one history entry, and dispatches
   * `portal-navigate` first. Only event-portal and event-list have it.
   */
  setFilter: '(filter: ListFilter) => void',
} as const;

/** The argument of setFilter(). */
export type ListFilter = {
  readonly [Name in keyof typeof filterAttributes]?: string | number | readonly (string | number)[] | null | undefined;
};

/** Parts that `::part()` reaches. */
export const PARTS = {
  /** The root container of an element. */
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
