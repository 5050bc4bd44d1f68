import { listStart } from '../features/events/list/list-input';
import { warnOnce } from '../lib/warn';
import { paths } from '../routing/paths';
import type { InputOf } from './element-input';
import type { Tag } from './registry';

const STARTS: { [Of in Tag]: (input: InputOf<Of>) => string } = {
  'event-portal': ({ start }) => start || paths.home,
  'event-list': listStart,
  'event-detail': ({ eventId }) => {
    if (!eventId) warnOnce('<event-detail> needs an event-id.');
    return eventId ? paths.event(eventId) : paths.events;
  },
  // The guard leads those who are not logged in to the log-in.
  'event-recording': ({ eventId }) => (eventId ? paths.ownEvent(eventId) : paths.newEvent),
  'portal-account': () => paths.secure,
};

/** The first route of an element when the address names none, from its attributes. */
export const startOf = <Of extends Tag>(tag: Of, input: InputOf<Of>): string => STARTS[tag](input);
