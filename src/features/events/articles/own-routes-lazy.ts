import type { PreloadContext } from '../../../portal/preload-context';
import { lazyScreen } from '../../../routing/lazy-screen';
import { paths } from '../../../routing/paths';
import type { ArticlesInput } from './articles-input';
import { loadArticles } from './list/load-articles';
import { OwnListScreen } from './list/own-list-screen';

/** The screens of an `article-list`: its own list, which is there with it, and an article. */
export const ownArticleRoutes = [
  lazyScreen<PreloadContext<ArticlesInput>>(
    { path: paths.articles, loadData: loadArticles },
    async () => OwnListScreen,
  ),
  lazyScreen(`${paths.articles}/:articleId`, async () => (await import('./detail/article-screen')).ArticleScreen),
];
