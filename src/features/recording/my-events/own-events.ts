import { LIST_ORDERS } from '../../../cards/record-list/list-filter';
import { type OwnEvent, STANDINGS, type Standing, toOwnEvent } from '../../../model/answers/own-event';
import { paths } from '../../../routing/paths';
import type { OwnList } from '../record-list/own-list';

/** The own events, without the words of their list. */
export const OWN_EVENTS: Omit<OwnList<OwnEvent, Standing>, 'words'> = {
  path: 'my/events',
  route: paths.myEvents,
  statusParameter: 'status',
  statuses: STANDINGS,
  orders: LIST_ORDERS,
  read: toOwnEvent,
};
