/** Every address inside the portal, without the locale prefix. Screens link with these, never with a literal. */
export const paths = {
  home: '/',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  login: '/auth/login',
  signup: '/auth/signup',
} as const;
