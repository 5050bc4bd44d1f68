import { pathOf } from './route-table';

/** The addresses inside the portal, without the locale prefix. Screens link with these, never with a literal. */
export const paths = {
  home: '/',
  events: pathOf('events'),
  event: (eventId: string) => pathOf('event', { eventId }),
  articles: pathOf('articles'),
  article: (articleId: string) => pathOf('article', { articleId }),
  /** The public catalogue of adverts. */
  promotion: pathOf('offers'),
  login: pathOf('login'),
  signup: pathOf('signup'),
  confirm: pathOf('confirm'),
  magic: pathOf('magic'),
  requestReset: pathOf('requestReset'),
  reset: pathOf('reset'),
  change: pathOf('change'),
  secure: pathOf('start'),
  secureChange: pathOf('secureChange'),
  profile: pathOf('profile'),
  profileInformation: pathOf('profileInformation'),
  deletion: pathOf('deletion'),
  myEvents: pathOf('myEvents'),
  newEvent: pathOf('eventForm'),
  ownEvent: (eventId: string) => pathOf('eventForm', { eventId }),
  myArticles: pathOf('myArticles'),
  newArticle: pathOf('articleForm'),
  ownArticle: (articleId: string) => pathOf('articleForm', { articleId }),
  bookings: pathOf('bookings'),
  booking: (adsId: string) => pathOf('booking', { adsId }),
  newAdvert: pathOf('order'),
} as const;

/** Returns the route of unsaved input on this device. @param form route of its form @param draft its id */
export const draftRoute = (form: string, draft: string): string => `${form}?draft=${draft}`;
