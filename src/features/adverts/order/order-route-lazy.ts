import { lazyScreen } from '../../../routing/lazy-screen';
import { memberPaths } from '../../../routing/member-paths';

/** The order of an advert, a step at an address (spec section 2, "/secure/promotion/order"). */
export const orderRoute = lazyScreen(
  { path: `${memberPaths.newAdvert}/:step?/:part?`, guard: 'logged-in', needs: 'activateAdverts' },
  async () => (await import('./order-screen')).OrderScreen,
);
