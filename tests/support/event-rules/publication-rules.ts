import { addDays } from '../../../src/lib/days';
import { field, type RuleCases } from './rule-case';
import type { Records } from './whole-event';

const printed =
  (...days: number[]) =>
  (_: Records, today: string) => ({
    publicationDates: days.map((distance) => ({ date: addDays(today, distance) })),
  });

/** Rules of publication dates. */
export const PUBLICATION_RULES: RuleCases = {
  'too few publication dates': {
    settings: field('publicationDates', { min: 1 }),
    problems: ['publicationDates too_few'],
  },
  'too many publication dates': {
    settings: field('publicationDates', { max: 1 }),
    event: printed(1, 2),
    problems: ['publicationDates too_many'],
  },
  'publication dates where the client asks for more than it allows': {
    settings: field('publicationDates', { min: 2, max: 1 }),
    event: printed(1, 2),
    problems: [],
  },
  'more publication dates than there are days for them': {
    settings: field('publicationDates', { min: 3, firstDay: 1, lastDay: 2 }),
    event: printed(1, 2),
    problems: [],
  },
  'as many dates as the client asks for, of which all lie before the event': {
    settings: field('publicationDates', { min: 2, maxAmountDatesBeforeEvent: 1, lastDay: 5 }),
    event: printed(1, 5),
    problems: [],
  },
  'more dates before the event than the client asks for, of which all lie before it': {
    settings: field('publicationDates', { min: 2, maxAmountDatesBeforeEvent: 1, lastDay: 5 }),
    event: printed(1, 4, 5),
    problems: ['publicationDates too_many_before_event'],
  },
  'a publication date in the past': { event: printed(-1), problems: ['publicationDates.0.date past'] },
  'a publication date without its day': {
    event: () => ({ publicationDates: [{ date: '' }] }),
    problems: ['publicationDates.0.date required'],
  },
  'a publication date that is too early': {
    settings: field('publicationDates', { firstDay: 3 }),
    event: printed(2, 3),
    problems: ['publicationDates.0.date too_early'],
  },
  'a publication date that is too late': {
    settings: field('publicationDates', { lastDay: 5 }),
    event: printed(5, 6),
    problems: ['publicationDates.1.date too_late'],
  },
  'a last publication day before the first one': {
    settings: field('publicationDates', { firstDay: 5, lastDay: 2 }),
    event: printed(5, 6),
    problems: ['publicationDates.1.date too_late'],
  },
  'the same publication date twice': { event: printed(1, 1), problems: ['publicationDates.1.date repeated'] },
  'as many dates before the event as there may be': {
    settings: field('publicationDates', { maxAmountDatesBeforeEvent: 2 }),
    event: printed(1, 6, 7, 8),
    problems: [],
  },
  'more dates before the event than there may be': {
    settings: field('publicationDates', { maxAmountDatesBeforeEvent: 1 }),
    event: printed(1, 6),
    problems: ['publicationDates too_many_before_event'],
  },
};
