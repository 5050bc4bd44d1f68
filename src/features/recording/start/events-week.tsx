import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { AsideBox } from '../../../app/aside-box';
import { formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { useNextEvents } from './use-next-events';

const ALL = 100;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;

  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--portal-color-text-soft);
    font-size: 0.87em;
  }
  dd {
    font-size: 1.4em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Renders how often the own events were looked at and saved in the last seven days; nothing without either. */
export function EventsWeek() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { views = 0, viewsBefore = 0, favourites = 0 } = useNextEvents().value?.lastSevenDays ?? {};
  if (views + favourites === 0) return null;
  const change = viewsBefore > 0 ? Math.round(((views - viewsBefore) / viewsBefore) * ALL) : 0;
  const share = formatNumber(Math.abs(change), locale);
  return (
    <AsideBox title={t`Die letzten 7 Tage`}>
      <Figures>
        <div>
          <dt>{t`Aufrufe`}</dt>
          <dd>{formatNumber(views, locale)}</dd>
        </div>
        {favourites > 0 && (
          <div>
            <dt>{t`Mal gemerkt`}</dt>
            <dd>{formatNumber(favourites, locale)}</dd>
          </div>
        )}
      </Figures>
      {change !== 0 && (
        <p className="hint">
          {change > 0
            ? t`${share} % mehr Aufrufe als in der Woche davor`
            : t`${share} % weniger Aufrufe als in der Woche davor`}
        </p>
      )}
    </AsideBox>
  );
}
