import { articleRoutes } from '../features/events/articles/article-routes-lazy';
import { eventRoutes } from '../features/events/routes';
import { warnOnce } from '../lib/warn';
import { usePortal } from '../portal/portal';
import { preloadRoute } from '../routing/match-route';
import { Outlet } from '../shell/outlet';
import { defineElement } from './define-element';

// An article leads to the events that it writes about.
const routes = [...articleRoutes, ...eventRoutes];

function Articles() {
  const { activateArticles } = usePortal().settings.applicationSettings;
  if (activateArticles) return <Outlet routes={routes} />;
  warnOnce('<article-list> shows nothing: the setting applicationSettings.activateArticles is off.');
  return null;
}

/** Defines `<article-list>`: articles as cards, which open in place or on another page. */
export const define = () =>
  defineElement({
    tag: 'article-list',
    View: Articles,
    preload: async (context, route) => {
      const { activateArticles } = context.settings.applicationSettings;
      if (activateArticles) await preloadRoute(routes, context, route);
    },
  });
