import { eventRoutes } from '../features/events/routes';
import { preloadRoute } from '../routing/match-route';
import { memberRoutes, preloadMembers } from '../shell/member-lazy';
import { Shell } from '../shell/shell';
import { defineElement } from './define-element';

const routes = [...eventRoutes, ...memberRoutes];

/** Defines `<event-portal>`: the whole portal. */
export const define = () =>
  defineElement({
    tag: 'event-portal',
    View: () => <Shell routes={routes} />,
    preload: (context, route) =>
      Promise.all([preloadRoute(eventRoutes, context, route), preloadMembers(context, route)]),
  });
