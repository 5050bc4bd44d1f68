import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListLinks } from '../../../../cards/list-links';
import { useTranslation } from '../../../../i18n/use-translation';
import { type CalendarDate, datesWithin } from '../../../../model/answers/calendar-date';
import { DateLines } from './date-line';
import type { CalendarRange } from './date-range';
import { compare, inOrder } from './in-order';

type Props = { stretch: CalendarRange; dates: readonly CalendarDate[]; links: ListLinks };

/** Renders dates longer than two weeks once: as bars they would fill every day. */
export function LongRunning({ stretch, dates, links }: Props) {
  const { t } = useLingui();
  const { today } = useTranslation();
  // Running dates by their end, then upcoming ones.
  const orderOf = ({ date, endDate }: CalendarDate) => `${date > today ? date : today} ${endDate}`;
  const shown = inOrder(datesWithin(dates, stretch));
  shown.sort((one, other) => compare(orderOf(one), orderOf(other)));
  if (shown.length === 0) return null;
  return (
    <details className="month-long">
      <summary>
        {t`${plural(shown.length, { one: '# Dauerausstellung oder lange Veranstaltung', other: '# Dauerausstellungen und lange Veranstaltungen' })}`}
      </summary>
      <DateLines dates={shown} links={links} hasDays />
    </details>
  );
}
