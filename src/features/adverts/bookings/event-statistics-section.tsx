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
import { averageOf, type ComparedDays, changeOf, type EventStatistics } from '../../../model/answers/event-statistics';
import { loadEventStatistics } from './api';
import { chartOf } from './chart';
import { DayChart } from './day-chart';
import { EventDayTable } from './event-day-table';
import { FileButton } from './file-button';
import { StatisticTiles } from './statistic-tiles';
import { TitledSection } from './titled-section';

/** Renders the views of an advertised event's page, on days with adverts and on others. */
export function EventStatisticsSection({ id, number }: { id: string; number: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const state = useQuery({
    key: ['event-statistics-part', id],
    load: (signal) => loadEventStatistics(client, id, signal),
  });
  return (
    <TitledSection title={t`Aufrufe der Veranstaltung`}>
      {state.step === 'loading' && <RowsSkeleton message={t`Ihre Anzeige wird geladen …`} />}
      {state.step === 'failed' && <ErrorNotice error={state.error} onRetry={state.retry} />}
      {state.step === 'ready' && (
        <>
          <Comparison statistics={state.value} />
          <ComparedChart days={state.value.days} />
          <details>
            <summary>{t`Aufrufe je Tag`}</summary>
            <EventDayTable days={state.value.days} />
          </details>
          <div>
            <FileButton
              file={{ bookingId: id, name: 'event-statistics.csv' }}
              name={`${number}-${t`Veranstaltung`}.csv`}
            >
              {t`Aufrufe als CSV herunterladen`}
            </FileButton>
          </div>
          <Facts>
            {t`Verglichen werden ganze Tage, von vier Wochen vor der ersten Anzeige bis zum letzten Termin. Alle Ihre Anzeigen für die Veranstaltung zählen dabei zusammen. Was Tage sonst unterscheidet, etwa ein Wochenende, rechnen wir nicht heraus. Ihre eigenen Aufrufe und die von Suchmaschinen zählen nicht, und über die Besucher wird nichts gespeichert.`}
          </Facts>
        </>
      )}
    </TitledSection>
  );
}

/** Formats an average: '12,4', or a dash without any day. */
function averageText(days: ComparedDays, { locale }: Translation): string {
  const average = averageOf(days);
  return average === undefined ? '–' : formatNumber(average, locale, 1);
}

/** Formats a change: '+42 %'. */
function changeText(change: number, { locale }: Translation): string {
  const share = Math.round(change * 100);
  const sign = share > 0 ? '+' : share < 0 ? '−' : '±';
  return `${sign}${formatNumber(Math.abs(share), locale)}\u00a0%`;
}

function Comparison({ statistics }: { statistics: EventStatistics }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { advertised, others } = statistics;
  const change = changeOf(statistics);
  return (
    <>
      <StatisticTiles
        figures={[
          [t`je Tag mit Werbung`, averageText(advertised, translation)],
          [t`je Tag ohne Werbung`, averageText(others, translation)],
          ...(change === undefined ? [] : [[t`Unterschied`, changeText(change, translation)] as const]),
        ]}
      />
      {change === undefined && (
        <p className="hint">{t`Für einen Vergleich fehlt noch mindestens ein ganzer Tag mit Werbung oder einer ohne.`}</p>
      )}
    </>
  );
}

function ComparedChart({ days }: Pick<EventStatistics, 'days'>) {
  const { t } = useLingui();
  const chart = useMemo(
    () => chartOf(days.map(({ date, views, isAdvertised }) => ({ date, views, clicks: isAdvertised ? views : 0 }))),
    [days],
  );
  const top = formatNumber(chart.max, useTranslation().locale);
  const count = days.length;
  const advertised = days.filter(({ isAdvertised }) => isAdvertised).length;
  return (
    <DayChart
      {...chart}
      label={t`Aufrufe der Veranstaltung je Tag, ${plural(count, { one: '# Tag', other: '# Tage' })}, davon ${advertised} mit Werbung; am meisten an einem Tag: ${top}`}
      legend={t`blass: Tage ohne Werbung, kräftig: mit Werbung; am meisten an einem Tag: ${top}`}
    />
  );
}
