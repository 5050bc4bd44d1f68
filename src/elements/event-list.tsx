import { Outlet } from '../shell/outlet';
import { eventScreens, preloadScreen } from '../shell/screens';
import { defineElement } from './define-element';

/** Defines `<event-list>`: a list with filters, whose details open in place or on another page. */
export const define = () =>
  defineElement({
    tag: 'event-list',
    View: () => <Outlet routes={eventScreens} />,
    preload: (context, route) => preloadScreen(eventScreens, context, route),
  });
