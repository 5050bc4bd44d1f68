import type { ArticlesInput } from '../features/events/articles/articles-input';
import { loadArticles } from '../features/events/articles/list/load-articles';
import { OwnListScreen } from '../features/events/articles/list/own-list-screen';
import { eventRoutes } from '../features/events/routes';
import { warnOnce } from '../lib/warn';
import { type Portal, usePortal } from '../portal/portal';
import type { PreloadContext } from '../portal/preload-context';
import { lazyScreen } from '../routing/lazy-screen';
import { preloadRoute } from '../routing/match-route';
import { paths } from '../routing/paths';
import { Outlet } from '../shell/outlet';
import { defineElement } from './define-element';
import { clientOfInput } from './element-settings';

/** The screens of an `article-list`: its own list, which is there with it, and an article. */
const ownArticleRoutes = [
  lazyScreen<PreloadContext<ArticlesInput>>(
    { path: paths.articles, loadData: loadArticles },
    async () => OwnListScreen,
  ),
  lazyScreen(
    `${paths.articles}/:articleId`,
    async () => (await import('../features/events/articles/detail/article-screen')).ArticleScreen,
  ),
];

// An article leads to the events that it writes about.
const routes = [...ownArticleRoutes, ...eventRoutes];

/** Where the settings have not come, the server says by its answer whether there are articles. */
const hasArticles = ({ settings, input }: Pick<Portal, 'settings' | 'input'>) =>
  settings.applicationSettings.activateArticles || !clientOfInput(input).serverSettings.raw;

function Articles() {
  if (hasArticles(usePortal())) return <Outlet routes={routes} />;
  warnOnce('<article-list> shows nothing: the setting applicationSettings.activateArticles is off.');
  return null;
}

/** Defines `<article-list>`: articles as cards, which open in place or on another page. */
export const define = () =>
  defineElement({
    tag: 'article-list',
    View: Articles,
    preload: async (context, route) => {
      if (hasArticles(context)) await preloadRoute(routes, context, route);
    },
  });
