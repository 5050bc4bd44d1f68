/** The server's maximum number of days in one order. */
export const MAX_ADVERT_DAYS = 31;
