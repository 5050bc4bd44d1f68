import { lazily } from '../../lib/lazily';
import { lazyScreen } from '../../routing/lazy-screen';
import { paths } from '../../routing/paths';

/** The start of the logged-in area (spec section 2, "/secure"). */
export const accountRoutes = [
  lazyScreen({ path: paths.secure, guard: 'logged-in' }, async () => (await import('./start-screen')).StartScreen),
];

/** Who is logged in, with a menu, for the head of a page. */
export const accountBadge = lazily(async () => (await import('./badge/account-badge')).AccountBadge);
