import { lazyScreen } from '../../../routing/lazy-screen';
import { memberPaths } from '../../../routing/member-paths';
import { paths } from '../../../routing/paths';

/** The order of an advert, a step at an address (spec section 2, "/secure/promotion/order"). */
export const orderRoute = lazyScreen(
  { path: `${memberPaths.newAdvert}/:step?/:part?`, guard: 'logged-in', needs: 'activateAdverts' },
  async () => (await import('./order-screen')).OrderScreen,
);

/** What can be booked, for everybody: the steps of an order that need no account. */
export const guestOrderRoute = lazyScreen(
  { path: `${paths.promotion}/:step?`, needs: 'activateAdverts' },
  async () => (await import('./guest/guest-order-screen')).GuestOrderScreen,
);
