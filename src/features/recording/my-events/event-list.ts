import type { EventPublishStatus, OwnEvent } from '../../../model/answers/own-event';
import type { OwnRecordList } from '../record-list/own-list';
import { EVENT_STATUS_LABELS } from './own-event-words';
import { OWN_EVENTS } from './own-events';

/** The configuration of the list of own events. */
export const EVENT_LIST: OwnRecordList<OwnEvent, EventPublishStatus> = { ...OWN_EVENTS, labels: EVENT_STATUS_LABELS };
