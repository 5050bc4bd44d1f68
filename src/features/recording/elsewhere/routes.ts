import { lazyScreen } from '../../../routing/lazy-screen';
import { memberPaths } from '../../../routing/member-paths';
import { paths } from '../../../routing/paths';
import type { RouteLine } from '../../../routing/screen-route';
import { ElsewhereScreen } from './elsewhere-screen';

const route = (line: RouteLine<never>) => lazyScreen(line, async () => ElsewhereScreen);

/** See `../routes`, in whose place this stands in the one classic script that holds everything. */
export const recordingOffRoute = route({ path: '/*?' });

/** See `../routes`. */
export const recordingRoutes = [
  memberPaths.events,
  `${paths.newEvent}/:eventId?`,
  `${memberPaths.events}/:eventId`,
].map((path) => route({ path, guard: 'logged-in', needs: 'activateEventsRecording' }));
