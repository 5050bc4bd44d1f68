import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventDay } from '../../../model/answers/event-statistics';
import { bookedDayLabel } from './booking-words';
import { DayTable } from './day-table';

/** Renders the days of an event as a table: the data of the chart. */
export function EventDayTable({ days }: { days: readonly EventDay[] }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const format = (count: number) => formatNumber(count, translation.locale);
  return (
    <DayTable name={t`Aufrufe je Tag`}>
      <thead>
        <tr>
          <th scope="col">{t`Tag`}</th>
          <th scope="col">{t`Anzeige`}</th>
          <th scope="col">{t`Aufrufe`}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, isAdvertised, views }) => (
          <tr key={date}>
            <th scope="row">{bookedDayLabel(date, translation)}</th>
            <td>{isAdvertised ? t`ja` : t`nein`}</td>
            <td>{format(views)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t`Zusammen`}</th>
          <td />
          <td>{format(days.reduce((sum, { views }) => sum + views, 0))}</td>
        </tr>
      </tfoot>
    </DayTable>
  );
}
