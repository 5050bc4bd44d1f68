import { orderRoute } from './order/order-route-lazy';

/** The screens with which organisers order adverts, where the client lets them. */
export const advertRoutes = [orderRoute];
