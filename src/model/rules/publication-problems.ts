import { addDays, daysBetween, isDay } from '../../lib/days';
import { MAX_ENTRIES } from '../payloads/most-entries';
import type { WrittenContent } from '../records/event-content';
import { typedDayProblems } from './date-problems';
import { type EventProblem, numberOfEntries, type PublicationRule, when } from './event-rules';

type Published = Pick<WrittenContent, 'publicationDates'>;

/** Days that were typed and are none. */
export const typedPublicationProblems = ({ publicationDates }: Published, today: string): EventProblem[] =>
  publicationDates.flatMap(({ date }, index) => typedDayProblems(`publicationDates.${index}.date`, date, today));

/** How many days are left for it from the first date on, up to `last`. */
const daysAfter = (last: string | undefined, firstDate: string | undefined): number =>
  last === undefined || firstDate === undefined
    ? MAX_ENTRIES.publicationDates
    : Math.max(0, daysBetween(firstDate, last) + 1);

/**
 * What is wrong with the days on which an event is to be printed or an article to appear, apart from what could not be
 * read. Where the client asks for more days than the other limits leave, the limit gives way that would stop everybody.
 *
 * @param firstDate the first day of the event, or the day of what the article writes about
 * @param published what visitors know already: its days may be past
 */
export function publicationProblems(
  { publicationDates }: Published,
  rule: PublicationRule,
  { today, firstDate, published }: { today: string; firstDate: string | undefined; published: Published | undefined },
): EventProblem[] {
  const first = addDays(today, rule.firstDay);
  // Where the client's last day lies before its first one, the first one is left.
  const last = rule.lastDay === 0 ? undefined : addDays(today, Math.max(rule.firstDay, rule.lastDay));
  const before = publicationDates.filter(({ date }) => firstDate !== undefined && isDay(date) && date < firstDate);
  const min = Math.min(
    rule.min,
    MAX_ENTRIES.publicationDates,
    last === undefined ? MAX_ENTRIES.publicationDates : daysBetween(first, last) + 1,
  );
  const most =
    rule.maxAmountDatesBeforeEvent && Math.max(rule.maxAmountDatesBeforeEvent, min - daysAfter(last, firstDate));
  return [
    ...numberOfEntries('publicationDates', publicationDates.length, { min, max: rule.max || undefined }),
    ...publicationDates.flatMap(({ id, date }, index) => {
      const path = `publicationDates.${index}.date`;
      const isKept = published?.publicationDates.some((one) => one.id === id && one.date === date) ?? false;
      const isRepeated = publicationDates.slice(0, index).some((earlier) => earlier.date === date);
      if (!isDay(date)) return when(date === '', path, 'required');
      return [
        ...when(!isKept && date < today, path, 'past'),
        ...when(!isKept && date >= today && date < first, path, 'too_early', { kind: 'day', min: first }),
        ...when(!isKept && last !== undefined && date > last, path, 'too_late', { kind: 'day', max: last ?? '' }),
        ...when(isRepeated, path, 'repeated'),
      ];
    }),
    ...when(most > 0 && before.length > most, 'publicationDates', 'too_many_before_event', { max: most }),
  ];
}
