import { lazyScreen } from '../../../routing/lazy-screen';
import { memberPaths } from '../../../routing/member-paths';

/** What somebody has ordered of adverts (spec section 2, "/secure/promotion"). */
const bookingsRoute = lazyScreen(
  { path: memberPaths.promotion, guard: 'logged-in', needs: 'activateAdverts' },
  async () => (await import('./bookings-screen')).BookingsScreen,
);

/** One of them (spec section 2, "/secure/promotion/{adsId}"). */
const bookingRoute = lazyScreen(
  { path: `${memberPaths.promotion}/:adsId`, guard: 'logged-in', needs: 'activateAdverts' },
  async () => (await import('./booking-screen')).BookingScreen,
);

/** The screens of booked adverts. */
export const bookingRoutes = [bookingsRoute, bookingRoute];
