import { lazyScreen } from '../../routing/lazy-screen';
import { memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';

/** The order of an advert, a step at an address (spec section 2, "/secure/promotion/order"). */
const orderRoute = lazyScreen(
  { path: `${memberPaths.newAdvert}/:step?/:part?`, guard: 'logged-in', needs: 'activateAdverts' },
  async () => (await import('./order/order-screen')).OrderScreen,
);

/** What can be booked, for everybody: the steps of an order that need no account. */
const guestOrderRoute = lazyScreen(
  { path: `${paths.promotion}/:step?`, needs: 'activateAdverts' },
  async () => (await import('./order/guest/guest-order-screen')).GuestOrderScreen,
);

/** What somebody has ordered of adverts (spec section 2, "/secure/promotion"). */
const bookingsRoute = lazyScreen(
  { path: memberPaths.promotion, guard: 'logged-in', needs: 'activateAdverts' },
  async () => (await import('./bookings/bookings-screen')).BookingsScreen,
);

/** One of them (spec section 2, "/secure/promotion/{adsId}"). */
const bookingRoute = lazyScreen(
  { path: `${memberPaths.promotion}/:adsId`, guard: 'logged-in', needs: 'activateAdverts' },
  async () => (await import('./bookings/booking-screen')).BookingScreen,
);

/** The screens of booked adverts. */
const bookingRoutes = [bookingsRoute, bookingRoute];

/** The screens with which organisers order adverts, where the client lets them: an order is no booking of that name. */
export const advertRoutes = [guestOrderRoute, orderRoute, ...bookingRoutes];
