import { maybeChoice as choice, maybeAmount as count, type Kind, maybeText as text } from '../settings/setting-kinds';

/** The element of adverts that are shown, with its own attributes, beside the common ones. */
export const slotAttributes = {
  /** Adverts that are booked for a place and run today, anywhere on a page, each labelled as one. Keep room for them with `min-height`, so that nothing moves when they come. Where nothing runs, and where the client has not switched adverts on (`applicationSettings.activateAdverts`), what stands inside the element is shown instead. A page that has one for teasers has no adverts among the cards of its lists without filters. */
  'advert-slot': {
    /** For which place they are booked. Default: `teaser`. */
    place: choice('teaser', 'list', 'detail', 'article'),
    /** Number of adverts at most. Default: 1. */
    count: count(1, 10),
    /** Address of an event on another page, with `{eventId}` in it. Default: the event opens in place. */
    'detail-url': text(),
  },
} as const satisfies Record<string, Record<string, Kind<unknown>>>;
