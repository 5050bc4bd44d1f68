import type { OwnList } from '../own-records/own-list';
import { OWN_EVENTS, type OwnEvent, type Standing } from './own-event';
import { STANDING_WORDS } from './own-event-words';

/** The list of own events. */
export const EVENT_LIST: OwnList<OwnEvent, Standing> = { ...OWN_EVENTS, words: STANDING_WORDS };
