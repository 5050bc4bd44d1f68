import { eventRoutes, preloadEvents } from '../features/events/routes';
import { Outlet } from '../shell/outlet';
import { defineElement } from './define-element';

/** Defines `<event-list>`: a list with filters, whose details open in place or on another page. */
export const define = () =>
  defineElement({
    tag: 'event-list',
    View: () => <Outlet routes={eventRoutes} />,
    preload: preloadEvents,
  });
