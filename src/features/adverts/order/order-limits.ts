/** The most days of one order, as the server takes them. */
export const MAX_ADVERT_DAYS = 31;
