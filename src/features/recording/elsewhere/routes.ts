import { lazyScreen } from '../../../routing/lazy-screen';
import { memberPaths } from '../../../routing/member-paths';
import type { RouteLine } from '../../../routing/screen-route';
import { ElsewhereScreen } from './elsewhere-screen';

const route = (line: RouteLine<never>) => lazyScreen(line, async () => ElsewhereScreen);

/** See `../routes`, in whose place this stands in the one classic script that holds everything. */
export const recordingOffRoute = route({ path: '/*?' });

/** See `../routes`. */
export const recordingRoutes = [memberPaths.events, `${memberPaths.events}/*`].map((path) =>
  route({ path, guard: 'logged-in', needs: 'activateEventsRecording' }),
);

/** See `../routes`. */
export const draftSaver = undefined;
