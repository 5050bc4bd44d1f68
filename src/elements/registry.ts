import {
  maybeChoice as choice,
  maybeAmount as count,
  maybeObject as json,
  type Kind,
  maybeName as name,
  maybeText as text,
} from '../settings/setting-kinds';
import type { slotAttributes } from './advert-slot-attributes';
import type { articleAttributes } from './article-attributes';
import { filterAttributes } from './filter-attributes';
import type { lightAttributes } from './light-attributes';
import type { memberAttributes } from './member-attributes';

/*
 * Every word that host pages may rely on stands here, and in the files of further elements beside this one. The reference
 * in README.md and custom-elements.json are made from them and their doc comments (npm run reference).
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

/** The elements of events with their own attributes, beside the common ones. Further elements add theirs with their code. */
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
} as const satisfies Record<string, Record<string, Kind<unknown>>>;

/** Every element with its own attributes. */
export type ElementAttributes = typeof elementAttributes &
  typeof articleAttributes &
  typeof slotAttributes &
  typeof lightAttributes &
  typeof memberAttributes;

/** The tags that exist. */
export type Tag = keyof ElementAttributes;

/** Of elements that most pages do without only the names are there from the start; their attributes come with their code. */
const FURTHER = [
  'advert-order',
  'advert-slot',
  'article-list',
  'event-recording',
  'article-recording',
  'portal-account',
  'event-search',
  'event-teaser',
] as const satisfies Tag[];

/** Whether an element is drawn without the application; until its code is there, the page's own content stays in sight. */
export const isLight = (tag: Tag): boolean => /^event-(?:search|teaser)$/.test(tag);

/** All tags. */
export const TAGS = [...Object.keys(elementAttributes), ...FURTHER] as Tag[];

/** Every attribute of an element, of a further one the common ones until its code is there. */
export const attributesOf = (tag: Tag): Record<string, Kind<unknown>> => ({
  ...commonAttributes,
  ...(elementAttributes as Partial<ElementAttributes>)[tag],
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
