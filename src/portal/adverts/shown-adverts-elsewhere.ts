/*
 * Stands in the place of shown-adverts-lazy in the classic script for pages where no module can be loaded, in which
 * everything is one file: such a page shows no adverts.
 */

export { never as shownAdverts } from '../../lib/never';
