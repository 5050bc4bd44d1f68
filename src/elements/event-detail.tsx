import { eventDetailRoute, preloadEvents } from '../features/events/routes';
import { Outlet } from '../shell/outlet';
import { defineElement } from './define-element';

/** Defines `<event-detail>`: one event. */
export const define = () =>
  defineElement({
    tag: 'event-detail',
    View: () => <Outlet routes={[eventDetailRoute]} />,
    preload: preloadEvents,
  });
