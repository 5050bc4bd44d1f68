import { eventRoutes } from '../features/events/routes';
import { preloadRoute } from '../routing/match-route';
import { Outlet } from '../shell/outlet';
import { defineElement } from './define-element';

/** Defines `<event-list>`: a list with filters, whose details open in place or on another page. */
export const define = () =>
  defineElement({
    tag: 'event-list',
    View: () => <Outlet routes={eventRoutes} />,
    preload: (context, route) => preloadRoute(eventRoutes, context, route),
  });
