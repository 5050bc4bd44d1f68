import { listStart } from '../features/events/list/list-input';
import { warnOnce } from '../lib/warn';
import { paths } from '../routing/paths';
import type { InputOf } from './element-input';
import type { Tag } from './registry';

type Starts = { [Of in Tag]: (input: InputOf<Of>) => string };

/** Where the elements of events begin. Further elements add theirs with their code. */
export const STARTS: Partial<Starts> = {
  'event-portal': ({ start }) => start || paths.home,
  'event-list': listStart,
  'event-detail': ({ eventId }) => {
    if (!eventId) warnOnce('<event-detail> needs an event-id.');
    return eventId ? paths.event(eventId) : paths.events;
  },
};

/**
 * The first route of an element when the address names none, from its attributes; of a further element only that it is
 * none of the public screens until its code is there.
 */
export const startOf = <Of extends Tag>(tag: Of, input: InputOf<Of>): string => STARTS[tag]?.(input) ?? paths.secure;
