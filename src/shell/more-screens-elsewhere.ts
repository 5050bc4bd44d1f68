/* Stands in the place of more-screens in the classic script for pages where no module can be loaded: it has none. */

export { Fragment as MoreScreens } from 'react';
