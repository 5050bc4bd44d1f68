import { useLingui } from '@lingui/react/macro';
import { ErrorNotice } from '../../../app/error-notice';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { RowsSkeleton } from '../../../cards/record-list/rows-skeleton';
import { formatNumber } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/use-translation';
import {
  averageOf,
  type ComparedDays,
  changeOf,
  type EventStatistics,
  hasFigures,
} from '../../../model/answers/event-statistics';
import { loadEventStatistics } from './api';
import { ChartOrTable } from './chart-or-table';
import { DayChart } from './day-chart';
import { EventDayTable } from './event-day-table';
import { FileButton } from './file-button';

/** Renders the views of an advertised event's page, on days of the advert and on others; nothing if none was counted. */
export function EventStatisticsSection({ id, number }: { id: string; number: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const state = useQuery({
    key: ['event-statistics-part', id],
    load: (signal) => loadEventStatistics(client, id, signal),
  });
  if (state.step === 'loading') return <RowsSkeleton message={t`Ihre Anzeige wird geladen …`} />;
  if (state.step === 'failed') return <ErrorNotice error={state.error} onRetry={state.retry} />;
  const { days } = state.value;
  if (!hasFigures(state.value)) return null;
  return (
    <ChartOrTable
      title={t`Hat es der Veranstaltung geholfen?`}
      result={<Comparison statistics={state.value} />}
      charts={
        <DayChart
          name={t`Aufrufe der Veranstaltung`}
          days={days.map(({ date, views, isAdvertised }) => ({ date, count: views, isSoft: !isAdvertised }))}
          keys={[t`mit Werbung`, t`ohne Werbung`]}
        />
      }
      table={<EventDayTable days={days} />}
      file={
        <FileButton
          file={{ bookingId: id, name: 'event-statistics.csv' }}
          name={`${number}-${t`Veranstaltung`}.csv`}
          className="button is-text"
        >
          {t`Aufrufe als CSV herunterladen`}
        </FileButton>
      }
      method={[
        t`So vergleichen wir`,
        t`Wir vergleichen ganze Tage, von drei Wochen vor der Anzeige bis drei Wochen danach. Tage mit anderen Ihrer Anzeigen für die Veranstaltung lassen wir weg. Wochenenden gleichen wir nicht aus. Ihre eigenen Aufrufe und die von Suchmaschinen zählen nicht. Über die Besucher wird nichts gespeichert.`,
      ]}
    />
  );
}

/** Formats an average: '12,4', or a dash without any day. */
function averageText(days: ComparedDays, { locale }: Translation): string {
  const average = averageOf(days);
  return average === undefined ? '–' : formatNumber(average, locale, 1);
}

/** Renders how many more views the event has on a day with adverts. */
function Comparison({ statistics }: { statistics: EventStatistics }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const change = changeOf(statistics);
  const [advertised, other] = [
    averageText(statistics.advertised, translation),
    averageText(statistics.others, translation),
  ];
  if (change === undefined)
    return (
      <p className="hint">{t`Für einen Vergleich brauchen wir mindestens einen ganzen Tag mit Werbung und einen ohne.`}</p>
    );
  const percent = Math.round(change * 100);
  const share = formatNumber(Math.abs(percent), translation.locale);
  return (
    <div>
      <strong>
        {percent > 0
          ? t`${share} % mehr Aufrufe an Tagen mit Werbung`
          : percent < 0
            ? t`${share} % weniger Aufrufe an Tagen mit Werbung`
            : t`Gleich viele Aufrufe mit und ohne Werbung`}
      </strong>
      <p className="hint">{t`Im Durchschnitt ${advertised} am Tag mit Werbung, ${other} ohne`}</p>
    </div>
  );
}
