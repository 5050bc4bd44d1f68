/*
 * Stands in the place of event-articles-lazy in the classic script for pages where no module can be loaded, in which everything
 * is one file: such a page shows events without articles.
 */

export { never as eventArticles } from '../../../lib/never';
