import { eventRoutes, preloadEvents } from '../features/events/routes';
import { paths } from '../routing/paths';
import { Outlet } from '../shell/outlet';
import { defineElement } from './define-element';

/** Defines `<event-detail>`: one event. */
export const define = () =>
  defineElement({
    tag: 'event-detail',
    View: () => <Outlet routes={eventRoutes} />,
    start: ({ eventId }) => (typeof eventId === 'string' && eventId !== '' ? paths.event(eventId) : paths.events),
    preload: preloadEvents,
  });
