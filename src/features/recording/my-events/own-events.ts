import { LIST_ORDERS } from '../../../cards/record-list/list-filter';
import {
  EVENT_PUBLISH_STATUSES,
  type EventPublishStatus,
  type OwnEvent,
  toOwnEvent,
} from '../../../model/answers/own-event';
import { paths } from '../../../routing/paths';
import type { OwnRecordList } from '../record-list/own-list';

/** The configuration of the list of own events, without labels. */
export const OWN_EVENTS: Omit<OwnRecordList<OwnEvent, EventPublishStatus>, 'labels'> = {
  path: 'my/events',
  route: paths.myEvents,
  statusParameter: 'status',
  statuses: EVENT_PUBLISH_STATUSES,
  orders: LIST_ORDERS,
  read: toOwnEvent,
};
