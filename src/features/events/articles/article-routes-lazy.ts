import type { PreloadContext } from '../../../portal/preload-context';
import { articlePaths } from '../../../routing/article-paths';
import { lazyScreen } from '../../../routing/lazy-screen';
import type { ArticlesInput } from './articles-input';

/** The screens of articles that visitors read, for clients that have switched them on. */
export const articleRoutes = [
  lazyScreen<PreloadContext<ArticlesInput>>(
    {
      path: articlePaths.articles,
      loadData: async (context, at) => (await import('./list/load-articles')).loadArticles(context, at),
    },
    async () => (await import('./list/article-list-screen')).ArticleListScreen,
  ),
  lazyScreen(
    `${articlePaths.articles}/:articleId`,
    async () => (await import('./detail/article-screen')).ArticleScreen,
  ),
];
