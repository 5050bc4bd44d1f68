import { lazyScreen } from '../../../routing/lazy-screen';
import { paths } from '../../../routing/paths';

/** The form of an own event, or of a new one (spec section 2, "/secure/events/eventRecording"). */
export const eventRoute = lazyScreen(
  { path: `${paths.newEvent}/:eventId?`, guard: 'logged-in', needs: 'activateEventsRecording' },
  async () => (await import('./event-screen')).EventScreen,
);
