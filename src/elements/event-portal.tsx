import { eventRoutes, preloadEvents } from '../features/events/routes';
import { memberRoutes, preloadMembers } from '../shell/member-lazy';
import { Shell } from '../shell/shell';
import { defineElement } from './define-element';

const routes = [...eventRoutes, ...memberRoutes];

/** Defines `<event-portal>`: the whole portal. */
export const define = () =>
  defineElement({
    tag: 'event-portal',
    View: () => <Shell routes={routes} />,
    preload: (context, route) => Promise.all([preloadEvents(context, route), preloadMembers(context, route)]),
  });
