/*
 * Stands in the place of beyond-lazy in the classic script for pages where no module can be loaded, in which everything is one
 * file: there an event stands alone. Whoever asks for what is around it asks first whether there is any, so that the build
 * leaves the rest out.
 */

export const beyondEvent = undefined;
