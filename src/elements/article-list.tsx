import { hasOf } from '../api/backend';
import { type Portal, usePortal } from '../app/portal';
import type { PreloadContext } from '../app/preload-context';
import type { ArticlesInput } from '../cards/articles/articles-input';
import type { EventsInput } from '../cards/list-input';
import { ArticleListElement } from '../features/articles/list/article-list-element';
import { loadArticles } from '../features/articles/list/load-articles';
import { warnOnce } from '../lib/warn';
import { lazyScreen } from '../routing/lazy-screen';
import { ROUTES } from '../routing/route-table';
import type { ScreenRoute } from '../routing/screen-route';
import { Outlet } from '../shell/outlet';
import { eventScreens, preloadScreen, SCREENS } from '../shell/screens';
import { defineElement } from './define-element';
import { clientOfInput } from './element-settings';

// The element checks itself whether articles are enabled. An article leads to the events it is about.
const screens: readonly ScreenRoute<PreloadContext<ArticlesInput & EventsInput>>[] = [
  lazyScreen({ path: ROUTES.articles.path, loadData: loadArticles }, async () => ArticleListElement),
  { ...SCREENS.article, needs: undefined },
  ...eventScreens,
];

/** Checks whether articles are enabled; without settings the server's response decides. */
const hasArticles = ({ settings, input, client }: Pick<Portal, 'settings' | 'input' | 'client'>) =>
  settings.applicationSettings.activateArticles ||
  (!clientOfInput(input).serverSettings.raw && hasOf(client.host)('articles', true));

function Articles() {
  if (hasArticles(usePortal())) return <Outlet routes={screens} />;
  warnOnce(
    '<article-list> shows nothing: the setting applicationSettings.activateArticles is off, or the server has no articles.',
  );
  return null;
}

/** Defines `<article-list>`: articles as cards, which open in place or on another page. */
export const define = () =>
  defineElement({
    tag: 'article-list',
    View: Articles,
    preload: async (context, route) => {
      if (hasArticles(context)) await preloadScreen(screens, context, route);
    },
  });
