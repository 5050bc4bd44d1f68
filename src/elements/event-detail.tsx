import { eventDetailRoute } from '../features/events/routes';
import { preloadRoute } from '../routing/match-route';
import { Outlet } from '../shell/outlet';
import { defineElement } from './define-element';

/** Defines `<event-detail>`: one event. */
export const define = () =>
  defineElement({
    tag: 'event-detail',
    View: () => <Outlet routes={[eventDetailRoute]} />,
    preload: (context, route) => preloadRoute([eventDetailRoute], context, route),
  });
