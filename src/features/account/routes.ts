import { lazyScreen } from '../../routing/lazy-screen';
import { paths } from '../../routing/paths';

/** The start of the logged-in area (spec section 2, "/secure"). */
export const accountRoutes = [
  lazyScreen({ path: paths.secure, guard: 'logged-in' }, async () => (await import('./start-screen')).StartScreen),
];
