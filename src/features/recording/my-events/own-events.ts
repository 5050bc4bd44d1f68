import { type OwnEvent, STANDINGS, type Standing, toOwnEvent } from '../../../model/answers/own-event';
import { memberPaths } from '../../../routing/member-paths';
import { OWN_ORDERS, type OwnList } from '../own-records/own-filter';

/** The own events, without the words of their list. */
export const OWN_EVENTS: Omit<OwnList<OwnEvent, Standing>, 'words'> = {
  path: 'my/events',
  route: memberPaths.events,
  standings: STANDINGS,
  orders: OWN_ORDERS,
  read: toOwnEvent,
};
