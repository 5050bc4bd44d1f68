/* Stands in the place of further-screens in the classic script for pages where no module can be loaded: it has none. */

export { NotFoundScreen as FurtherScreens } from './not-found-screen';
