/*
 * Stands in the place of place-map-lazy in the classic script for pages where no module can be loaded, in which everything
 * is one file: there a place has its address and the ways there. Whoever asks for the map asks first whether there is one.
 */

export const PlaceMap = undefined;
