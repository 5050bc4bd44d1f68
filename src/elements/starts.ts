import { listStart } from '../features/events/list/list-input';
import { warnOnce } from '../lib/warn';
import { paths } from '../routing/paths';
import type { Tag } from './registry';

type Input = Readonly<Record<string, unknown>>;

const given = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The first route of each element when the address names none, from its attributes. */
export const STARTS: Record<Tag, (input: Input) => string> = {
  'event-portal': ({ start }) => given(start) ?? paths.home,
  'event-list': listStart,
  'event-detail': ({ eventId }) => {
    const id = given(eventId);
    if (id === undefined) warnOnce('<event-detail> needs an event-id.');
    return id === undefined ? paths.events : paths.event(id);
  },
  // Its guard leads those who are not logged in to the log-in.
  'portal-account': () => paths.secure,
};
