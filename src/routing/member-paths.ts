import { paths } from './paths';

/** Addresses behind the log-in that no first screen leads to, without the locale prefix. */
export const memberPaths = {
  events: '/secure/events',
  articles: '/secure/articles',
  promotion: '/secure/promotion',
  deletion: '/secure/delete-account',
} as const;

/** The route of a new event that was begun on this device and never saved, by the id of its draft. */
export const newEventRoute = (draft: string): string => `${paths.newEvent}?draft=${draft}`;

/** Whether a route, without locale prefix, is for people with an account, or on the way to one. */
export const isMemberPath = (route: string): boolean => /^\/(?:auth|secure)(?:[/?]|$)/.test(route);
