import { Outlet } from '../shell/outlet';
import { preloadScreen, SCREENS } from '../shell/screens';
import { defineElement } from './define-element';

const screens = [SCREENS.event];

/** Defines `<event-detail>`: one event. */
export const define = () =>
  defineElement({
    tag: 'event-detail',
    View: () => <Outlet routes={screens} />,
    preload: (context, route) => preloadScreen(screens, context, route),
  });
