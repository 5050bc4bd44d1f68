import { articlePaths } from '../../../routing/article-paths';
import { lazyScreen } from '../../../routing/lazy-screen';

/** The screens of articles that visitors read, for clients that have switched them on. */
export const articleRoutes = [
  lazyScreen(articlePaths.articles, async () => (await import('./list/article-list-screen')).ArticleListScreen),
  lazyScreen(
    `${articlePaths.articles}/:articleId`,
    async () => (await import('./detail/article-screen')).ArticleScreen,
  ),
];
