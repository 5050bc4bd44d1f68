/* Stands in the place of advert-routes in the classic script for pages where no module can be loaded: it has none. */

import type { ScreenRoute } from '../routing/screen-route';

export const advertRoutes: readonly ScreenRoute[] = [];
