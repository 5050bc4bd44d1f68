import { DATE_SHORTCUTS, daysOf } from '../../../src/features/events/event-filter';
import { type EventFilter, TIMES } from './event-filter';

type Asked = Pick<EventFilter, 'span' | 'from' | 'to' | 'moment'>;

/** The stretches of time that one click asks for, and what of a filter each of them changes. */
export const stretchesOf = ({ moment }: Pick<EventFilter, 'moment'>): { value: string; asked: Asked }[] =>
  DATE_SHORTCUTS.map((value) => {
    const { from, to } = daysOf(value, moment.today);
    const span = TIMES.find((time) => time === value) ?? (from === moment.today ? 'coming' : 'days');
    return { value, asked: { span, from, to, moment } };
  });
