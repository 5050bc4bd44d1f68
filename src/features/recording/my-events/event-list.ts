import type { OwnEvent, Standing } from '../../../model/answers/own-event';
import type { OwnList } from '../record-list/own-list';
import { STANDING_WORDS } from './own-event-words';
import { OWN_EVENTS } from './own-events';

/** The list of own events. */
export const EVENT_LIST: OwnList<OwnEvent, Standing> = { ...OWN_EVENTS, words: STANDING_WORDS };
