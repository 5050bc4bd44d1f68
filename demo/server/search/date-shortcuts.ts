import { DATE_SHORTCUTS } from '../../../src/model/event-filter';
import { type EventFilter, stretchRange } from './event-filter';

/** What of a filter says which dates count. */
export type Asked = Pick<EventFilter, 'span' | 'from' | 'to' | 'since' | 'moment'>;

/** The stretches of time that one click asks for, and what of a filter each of them changes. */
export const stretchesOf = ({ moment }: Pick<EventFilter, 'moment'>): { value: string; asked: Asked }[] =>
  DATE_SHORTCUTS.map((value) => ({ value, asked: { ...stretchRange(value, moment.today), moment } }));
