import { lazyScreen } from '../../../routing/lazy-screen';

/** The form of an own event, or of a new one (spec section 2, "/secure/events"). */
export const eventRoute = lazyScreen(
  { path: '/secure/events/:eventId', guard: 'logged-in', needs: 'activateEventsRecording' },
  async () => (await import('./event-screen')).EventScreen,
);
