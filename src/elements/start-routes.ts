import { firstListRoute } from '../cards/list-input';
import { warnOnce } from '../lib/warn';
import { paths } from '../routing/paths';
import { pathOf, startScreenOf } from '../routing/route-table';
import type { InputOf } from './element-input';
import type { ElementTag } from './registry';

/** The start routes of elements without a screen of their own in the route table, or with more than its path. */
const START_ROUTES: { [Tag in ElementTag]?: (input: InputOf<Tag>) => string } = {
  'event-portal': ({ start }) => start || paths.home,
  'event-list': firstListRoute,
  'event-detail': ({ eventId }) => {
    if (!eventId) warnOnce('<event-detail> needs an event-id.');
    return eventId ? paths.event(eventId) : paths.events;
  },
  'advert-slot': () => paths.events,
};

/** Returns the first route of an element from its attributes if the address has none. */
export function startRouteOf<Tag extends ElementTag>(tag: Tag, input: InputOf<Tag>): string {
  const startScreen = startScreenOf(tag);
  return START_ROUTES[tag]?.(input) ?? (startScreen ? pathOf(startScreen.name, input) : paths.secure);
}
