import { lazyScreen } from '../../../routing/lazy-screen';
import { memberPaths } from '../../../routing/member-paths';

/** The form of an own article, or of a new one (spec section 2, "/secure/articles/articleRecording"). */
export const articleRoute = lazyScreen(
  { path: `${memberPaths.newArticle}/:articleId?`, guard: 'logged-in', needs: 'activateArticles' },
  async () => (await import('./article-screen')).ArticleFormScreen,
);
