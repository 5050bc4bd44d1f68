/* Stands in the place of further-screens-lazy in the classic script for pages where no module can be loaded: it has none. */

import type { ScreenRoute } from '../routing/screen-route';
import { NotFoundScreen } from './not-found-screen';

export const furtherRoute: ScreenRoute = { path: '*', Screen: NotFoundScreen, loadCode: async () => {} };
