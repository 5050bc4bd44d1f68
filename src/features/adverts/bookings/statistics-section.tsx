import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ErrorNotice } from '../../../app/error-notice';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { Facts } from '../../../cards/record-list/row-layout';
import { RowsSkeleton } from '../../../cards/record-list/rows-skeleton';
import { formatNumber } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import { rateOf, type Statistics } from '../../../model/answers/statistics';
import { loadStatistics } from './api';
import { bookedDayLabel } from './booking-words';
import { chartOf } from './chart';
import { DayChart } from './day-chart';
import { DayTable } from './day-table';
import { FileButton } from './file-button';
import { StatisticTiles } from './statistic-tiles';
import { TitledSection } from './titled-section';

/** Renders the views and clicks of an advert: as totals, as a chart, and as a table to download. */
export function StatisticsSection({ id, number }: { id: string; number: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const state = useQuery({ key: ['statistics-part', id], load: (signal) => loadStatistics(client, id, signal) });
  return (
    <TitledSection title={t`Ansichten und Klicks`}>
      {state.step === 'loading' && <RowsSkeleton message={t`Ihre Anzeige wird geladen …`} />}
      {state.step === 'failed' && <ErrorNotice error={state.error} onRetry={state.retry} />}
      {state.step === 'ready' && (
        <>
          <Sums statistics={state.value} />
          <CountedChart days={state.value.days} />
          <details>
            <summary>{t`Zahlen je Tag`}</summary>
            <CountedDays statistics={state.value} />
          </details>
          <div>
            <FileButton file={{ bookingId: id, name: 'statistics.csv' }} name={`${number}.csv`}>
              {t`Zahlen als CSV herunterladen`}
            </FileButton>
          </div>
          <Facts>
            {t`Eine Ansicht zählt, wenn die Anzeige eine Sekunde lang mindestens zur Hälfte zu sehen war. Ihre eigenen zählen nicht, und die von Suchmaschinen auch nicht. Über die Besucher wird nichts gespeichert.`}
          </Facts>
        </>
      )}
    </TitledSection>
  );
}

/** Formats a click rate: '2,4 %', or a dash without views. */
function rateText(counts: { views: number; clicks: number }, { locale }: Translation): string {
  const rate = rateOf(counts);
  return rate === undefined ? '–' : `${formatNumber(rate * 100, locale, 1)}\u00a0%`;
}

function Sums({ statistics: { total } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const translation = useTranslation();
  return (
    <StatisticTiles
      figures={[
        [t`Ansichten`, formatNumber(total.views, translation.locale)],
        [t`Klicks`, formatNumber(total.clicks, translation.locale)],
        [t`Klickrate`, rateText(total, translation)],
      ]}
    />
  );
}

function CountedChart({ days }: Pick<Statistics, 'days'>) {
  const { t } = useLingui();
  const chart = useMemo(() => chartOf(days), [days]);
  const top = formatNumber(chart.max, useTranslation().locale);
  const count = days.length;
  return (
    <DayChart
      {...chart}
      label={t`Ansichten und Klicks je Tag, ${plural(count, { one: '# Tag', other: '# Tage' })}; am meisten an einem Tag: ${top}`}
      legend={t`blass: Ansichten, kräftig: Klicks; am meisten an einem Tag: ${top}`}
    />
  );
}

function CountedDays({ statistics: { days, total } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const cells = (counts: { views: number; clicks: number }) => (
    <>
      <td>{formatNumber(counts.views, translation.locale)}</td>
      <td>{formatNumber(counts.clicks, translation.locale)}</td>
      <td>{rateText(counts, translation)}</td>
    </>
  );
  return (
    <DayTable name={t`Zahlen je Tag`}>
      <thead>
        <tr>
          <th scope="col">{t`Tag`}</th>
          <th scope="col">{t`Ansichten`}</th>
          <th scope="col">{t`Klicks`}</th>
          <th scope="col">{t`Klickrate`}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{bookedDayLabel(day.date, translation)}</th>
            {cells(day)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t`Zusammen`}</th>
          {cells(total)}
        </tr>
      </tfoot>
    </DayTable>
  );
}
