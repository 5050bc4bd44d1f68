/*
 * Stands in the place of event-calendar-lazy and subscribe-lazy in the classic script for pages where no module can be loaded, in
 * which everything is one file: such a page has no calendars and feeds. Whoever asks for them asks first whether there are any,
 * so that the build leaves the rest out.
 */

export const eventCalendar = undefined;
export const waysThere = undefined;
export const subscribeBox = undefined;
