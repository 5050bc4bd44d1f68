/** Addresses behind the log-in that no first screen leads to, without the locale prefix. */
export const memberPaths = {
  events: '/secure/events',
  articles: '/secure/articles',
  promotion: '/secure/promotion',
  deletion: '/secure/delete-account',
} as const;

/** Whether a route, without locale prefix, is for people with an account, or on the way to one. */
export const isMemberPath = (route: string): boolean => /^\/(?:auth|secure)(?:[/?]|$)/.test(route);
