import { maybeChoice as choice, maybeAmount as count, type Kind, maybeText as text } from '../settings/setting-kinds';
import { filterAttributes } from './filter-attributes';

/** The elements that need no application, with their own attributes, beside the common ones. */
export const lightAttributes = {
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
  /** The search box alone, with suggestions. It drives a list on the page, or leads to one on another page. */
  'event-search': {
    /** Id of the `event-list` or `event-portal` on this page that shows the results; it may come later. */
    for: text(),
    /** Address of the page that shows the results. `{query}` in it stands for the words (`/suche?q={query}`), and right behind `?` or `&` for all parameters of the search (`/termine?{query}`); without it the search is put at the end as the route of the `event-portal` there. */
    'results-url': text(),
    /** Address of an event on another page, with `{eventId}` in it, for suggested titles. Default: the list opens it, or is searched for the title. */
    'detail-url': text(),
  },
} as const satisfies Record<string, Record<string, Kind<unknown>>>;
