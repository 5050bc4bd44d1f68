/** Addresses of the functions that a client switches on, without the locale prefix. */
export const memberPaths = {
  events: '/secure/events',
  articles: '/secure/articles',
  promotion: '/secure/promotion',
} as const;

/** Whether a route, without locale prefix, is for people with an account, or on the way to one. */
export const isMemberPath = (route: string): boolean => /^\/(?:auth|secure)(?:[/?]|$)/.test(route);
