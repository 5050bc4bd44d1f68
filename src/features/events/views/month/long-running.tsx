import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListLinks } from '../../../../cards/list-links';
import { useTranslation } from '../../../../i18n/use-translation';
import { type CalendarDate, datesWithin } from '../../../../model/answers/calendar-date';
import { Disclosure } from '../../../../ui/disclosure';
import { DateList } from './date-list';
import type { CalendarRange } from './date-range';
import { compareStrings, sortDates } from './sort-dates';

type Props = { range: CalendarRange; dates: readonly CalendarDate[]; links: ListLinks };

/** Renders dates longer than two weeks once: as bars they would fill every day. */
export function LongRunning({ range, dates, links }: Props) {
  const { t } = useLingui();
  const { today } = useTranslation();
  // Running dates by their end, then upcoming ones.
  const sortKeyOf = ({ date, endDate }: CalendarDate) => `${date > today ? date : today} ${endDate}`;
  const longDates = sortDates(datesWithin(dates, range));
  longDates.sort((one, other) => compareStrings(sortKeyOf(one), sortKeyOf(other)));
  if (longDates.length === 0) return null;
  return (
    <Disclosure
      className="month-long"
      summary={t`${plural(longDates.length, { one: '# Dauerausstellung oder lange Veranstaltung', other: '# Dauerausstellungen und lange Veranstaltungen' })}`}
    >
      <DateList dates={longDates} links={links} hasDays />
    </Disclosure>
  );
}
