import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventDay } from '../../../model/answers/event-statistics';
import { bookedDayLabel } from './booking-words';
import { DayTable } from './day-table';

/** Renders the days of an event as a table: the data of the chart, and the counts of the adverts. */
export function EventDayTable({ days }: { days: readonly EventDay[] }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const format = (count: number) => formatNumber(count, translation.locale);
  const sum = (name: 'views' | 'advertViews' | 'clicks') => format(days.reduce((all, day) => all + day[name], 0));
  return (
    <DayTable name={t`Aufrufe je Tag`}>
      <thead>
        <tr>
          <th scope="col">{t`Tag`}</th>
          <th scope="col">{t`Anzeige`}</th>
          <th scope="col">{t`Aufrufe`}</th>
          <th scope="col">{t`Ansichten der Anzeige`}</th>
          <th scope="col">{t`Klicks`}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, isAdvertised, views, advertViews, clicks }) => (
          <tr key={date}>
            <th scope="row">{bookedDayLabel(date, translation)}</th>
            <td>{isAdvertised ? t`ja` : t`nein`}</td>
            <td>{format(views)}</td>
            <td>{format(advertViews)}</td>
            <td>{format(clicks)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t`Zusammen`}</th>
          <td />
          <td>{sum('views')}</td>
          <td>{sum('advertViews')}</td>
          <td>{sum('clicks')}</td>
        </tr>
      </tfoot>
    </DayTable>
  );
}
