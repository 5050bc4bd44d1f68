/** Every address inside the portal, without the locale prefix. Screens link with these, never with a literal. */
export const paths = {
  home: '/',
  events: '/events',
  articles: '/articles',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  /** What can be booked of adverts, for everybody. */
  promotion: '/promotion',
  login: '/auth/login',
  signup: '/auth/signup',
  confirm: '/auth/confirm',
  magic: '/auth/magic',
  requestReset: '/auth/request-reset',
  reset: '/auth/reset',
  change: '/auth/change',
  secure: '/secure',
  secureChange: '/secure/change',
  profile: '/secure/profile',
  profileInformation: '/secure/profile-information',
  newEvent: '/secure/events/eventRecording',
  ownEvent: (id: string) => `/secure/events/eventRecording/${encodeURIComponent(id)}`,
} as const;
