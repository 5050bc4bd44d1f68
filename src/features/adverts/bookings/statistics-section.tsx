import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { ErrorNotice } from '../../../app/error-notice';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { RowsSkeleton } from '../../../cards/record-list/rows-skeleton';
import { formatNumber } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import { rateOf, type Statistics } from '../../../model/answers/statistics';
import { loadStatistics } from './api';
import { bookedDayLabel } from './booking-words';
import { ChartOrTable } from './chart-or-table';
import { DayChart } from './day-chart';
import { DayTable } from './day-table';
import { FileButton } from './file-button';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(8px, 1.6cqi, 16px);

  > .box {
    display: flex;
    flex-direction: column;
    padding: clamp(10px, 2cqi, 20px);
  }
  dt {
    font-size: var(--text-s);
    font-weight: 600;
  }
  .figure {
    font-size: clamp(1.25em, 1em + 1.2cqi, 2em);
    font-weight: 700;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
`;

/** Renders the views and clicks of an advert: as three figures, and by day. */
export function StatisticsSection({ id, number }: { id: string; number: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const state = useQuery({ key: ['statistics-part', id], load: (signal) => loadStatistics(client, id, signal) });
  if (state.step === 'loading') return <RowsSkeleton message={t`Ihre Anzeige wird geladen …`} />;
  if (state.step === 'failed') return <ErrorNotice error={state.error} onRetry={state.retry} />;
  const { days } = state.value;
  const countsOf = (name: 'views' | 'clicks') => days.map((day) => ({ date: day.date, count: day[name] }));
  return (
    <>
      <Sums statistics={state.value} />
      <ChartOrTable
        title={t`Tag für Tag`}
        charts={
          <>
            <DayChart name={t`Ansichten`} days={countsOf('views')} />
            <DayChart name={t`Klicks`} days={countsOf('clicks')} />
          </>
        }
        table={<CountedDays statistics={state.value} />}
        file={
          <FileButton
            file={{ bookingId: id, name: 'statistics.csv' }}
            name={`${number}.csv`}
            className="button is-text"
          >
            {t`Zahlen als CSV herunterladen`}
          </FileButton>
        }
        method={[
          t`So zählen wir`,
          t`Eine Ansicht zählt, wenn die Anzeige eine Sekunde lang mindestens zur Hälfte zu sehen war. Ihre eigenen Aufrufe und die von Suchmaschinen zählen nicht. Über die Besucher wird nichts gespeichert.`,
        ]}
      />
    </>
  );
}

/** Formats a click rate: '2,4 %', or a dash without views. */
function rateText(counts: { views: number; clicks: number }, { locale }: Translation): string {
  const rate = rateOf(counts);
  return rate === undefined ? '–' : `${formatNumber(rate * 100, locale, 1)}\u00a0%`;
}

function Sums({ statistics: { total, days } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { locale } = translation;
  function average(sum: number): string {
    const each = sum / Math.max(1, days.length);
    const text = formatNumber(each, locale, each < 10 ? 1 : 0);
    return t`${text} je Tag`;
  }
  const figures = [
    [t`Ansichten`, formatNumber(total.views, locale), average(total.views)],
    [t`Klicks`, formatNumber(total.clicks, locale), average(total.clicks)],
    [t`Klickrate`, rateText(total, translation), t`der Ansichten`],
  ] as const;
  return (
    <Figures>
      {figures.map(([name, figure, note]) => (
        <div key={name} className="box">
          <dt>{name}</dt>
          <dd className="figure">{figure}</dd>
          <dd className="hint">{note}</dd>
        </div>
      ))}
    </Figures>
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
