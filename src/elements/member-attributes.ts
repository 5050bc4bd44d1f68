import { type Kind, maybeFlag, maybeText as text } from '../settings/setting-kinds';

/** The elements for people with an account with their own attributes, beside the common ones. */
export const memberAttributes = {
  /** The form of an event and the own events, with the log-in before them. */
  'event-recording': {
    /** Id of the event to edit. Default: a new one. */
    'event-id': text(),
    /** Address of a detail on another page, with `{eventId}` in it: where organisers see what they have published. */
    'detail-url': text(),
  },
  /** The order of an advert, with the log-in before it. */
  'advert-order': {
    /** Id of the event to advertise. Default: it is chosen in the order. */
    'event-id': text(),
    /** Id of the slot to book. Default: it is chosen in the order. */
    product: text(),
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
} as const satisfies Record<string, Record<string, Kind<unknown>>>;
