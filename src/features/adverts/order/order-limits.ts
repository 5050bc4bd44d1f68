/** The most days of one order, as the server takes them. */
export const MOST_ADVERT_DAYS = 31;
