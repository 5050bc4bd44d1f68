/** The server's maximum number of days in one order. */
export const MAX_ORDER_DAYS = 31;
