import { addDays, daysBetween, isDay } from '../../lib/days';
import { MAX_ENTRIES } from '../payloads/limits';
import type { RecordContent } from '../records/event-content';
import { typedDayProblems } from './date-problems';
import { type EventProblem, entryCountProblems, type PublicationRule, problemIf } from './event-rules';

type Published = Pick<RecordContent, 'publicationDates'>;

/** Returns the problems of unreadable days. */
export const typedPublicationProblems = ({ publicationDates }: Published, today: string): EventProblem[] =>
  publicationDates.flatMap(({ date }, index) => typedDayProblems(`publicationDates.${index}.date`, date, today));

/** Returns the number of possible days from the first date to `last`. */
const possibleDaysAfter = (last: string | undefined, firstDate: string | undefined): number =>
  last === undefined || firstDate === undefined
    ? MAX_ENTRIES.publicationDates
    : Math.max(0, daysBetween(firstDate, last) + 1);

/**
 * Returns the problems of the days on which an event is printed or an article appears, without unreadable values. If
 * the client requires more days than its other limits leave, the limit that nobody could meet is relaxed.
 *
 * @param firstDate the first day of the event, or the day of the article's subject
 * @param published the published version: its days may be past
 */
export function publicationProblems(
  { publicationDates }: Published,
  rule: PublicationRule,
  { today, firstDate, published }: { today: string; firstDate: string | undefined; published: Published | undefined },
): EventProblem[] {
  const first = addDays(today, rule.firstDay);
  // A last day before the first one is raised to it.
  const last = rule.lastDay === 0 ? undefined : addDays(today, Math.max(rule.firstDay, rule.lastDay));
  const datesBeforeEvent = publicationDates.filter(
    ({ date }) => firstDate !== undefined && isDay(date) && date < firstDate,
  );
  const min = Math.min(
    rule.min,
    MAX_ENTRIES.publicationDates,
    last === undefined ? MAX_ENTRIES.publicationDates : daysBetween(first, last) + 1,
  );
  const maxBeforeEvent =
    rule.maxAmountDatesBeforeEvent &&
    Math.max(rule.maxAmountDatesBeforeEvent, min - possibleDaysAfter(last, firstDate));
  return [
    ...entryCountProblems('publicationDates', publicationDates.length, { min, max: rule.max || undefined }),
    ...publicationDates.flatMap(({ id, date }, index) => {
      const path = `publicationDates.${index}.date`;
      const isPublished = published?.publicationDates.some((one) => one.id === id && one.date === date) ?? false;
      const isRepeated = publicationDates.slice(0, index).some((earlier) => earlier.date === date);
      if (!isDay(date)) return problemIf(date === '', path, 'required');
      return [
        ...problemIf(!isPublished && date < today, path, 'past'),
        ...problemIf(!isPublished && date >= today && date < first, path, 'too_early', { kind: 'day', min: first }),
        ...problemIf(!isPublished && last !== undefined && date > last, path, 'too_late', {
          kind: 'day',
          max: last ?? '',
        }),
        ...problemIf(isRepeated, path, 'repeated'),
      ];
    }),
    ...problemIf(
      maxBeforeEvent > 0 && datesBeforeEvent.length > maxBeforeEvent,
      'publicationDates',
      'too_many_before_event',
      { max: maxBeforeEvent },
    ),
  ];
}
