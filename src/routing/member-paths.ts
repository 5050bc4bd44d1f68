/** Addresses behind the log-in that no first screen leads to, without the locale prefix. */
export const memberPaths = {
  events: '/secure/events',
  articles: '/secure/articles',
  newArticle: '/secure/articles/articleRecording',
  ownArticle: (id: string) => `/secure/articles/articleRecording/${encodeURIComponent(id)}`,
  promotion: '/secure/promotion',
  newAdvert: '/secure/promotion/order',
  deletion: '/secure/delete-account',
} as const;

/** The route of what was begun on this device and never saved. @param form route of its form @param draft its id */
export const draftRoute = (form: string, draft: string): string => `${form}?draft=${draft}`;

/** Whether a route, without locale prefix, is for people with an account, or on the way to one, as a choice of adverts is. */
export const isMemberPath = (route: string): boolean => /^\/(auth|secure|promotion)([/?]|$)/.test(route);
