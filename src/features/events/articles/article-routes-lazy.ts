import { lazyScreen } from '../../../routing/lazy-screen';
import { paths } from '../../../routing/paths';

/** The screens of articles that visitors read, for clients that have switched them on. */
export const articleRoutes = [
  lazyScreen(paths.articles, async () => (await import('./list/article-list-screen')).ArticleListScreen),
  lazyScreen(`${paths.articles}/:articleId`, async () => (await import('./detail/article-screen')).ArticleScreen),
];
