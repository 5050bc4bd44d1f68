import { DATE_SHORTCUTS } from '../../../src/model/event-filter';
import { type EventFilter, rangeOfShortcut } from './event-filter';

/** The part of a filter that selects dates. */
export type DateShortcutRequest = Pick<EventFilter, 'span' | 'from' | 'to' | 'since' | 'moment'>;

/** Returns the date shortcuts with their parts of a filter. */
export const dateShortcutRequests = ({
  moment,
}: Pick<EventFilter, 'moment'>): { value: string; asked: DateShortcutRequest }[] =>
  DATE_SHORTCUTS.map((value) => ({ value, asked: { ...rangeOfShortcut(value, moment.today), moment } }));
