import { bookingRoutes } from './bookings/booking-routes-lazy';
import { guestOrderRoute, orderRoute } from './order/order-route-lazy';

/** The screens with which organisers order adverts, where the client lets them: an order is no booking of that name. */
export const advertRoutes = [guestOrderRoute, orderRoute, ...bookingRoutes];
