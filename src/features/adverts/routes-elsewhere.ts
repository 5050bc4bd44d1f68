/*
 * Stands in the place of routes in the classic script for pages where no module can be loaded, in which everything is
 * one file: who orders adverts does it on a page of the portal itself.
 */

/** None. */
export const advertRoutes = [];
