import { memberPaths } from '../../../routing/member-paths';
import { OWN_ORDERS, type OwnList } from '../own-records/own-filter';
import { type OwnEvent, STANDINGS, type Standing, toOwnEvent } from './own-event';
import { STANDING_WORDS } from './own-event-words';

/** The list of own events. */
export const EVENT_LIST: OwnList<OwnEvent, Standing> = {
  path: 'my/events',
  route: memberPaths.events,
  standings: STANDINGS,
  words: STANDING_WORDS,
  orders: OWN_ORDERS,
  read: toOwnEvent,
};
