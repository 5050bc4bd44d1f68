import { eventRoutes, preloadEvents } from '../features/events/routes';
import { Shell } from '../shell/shell';
import { defineElement } from './define-element';

/** Defines `<event-portal>`: the whole portal. */
export const define = () =>
  defineElement({
    tag: 'event-portal',
    View: () => <Shell routes={eventRoutes} />,
    preload: preloadEvents,
  });
