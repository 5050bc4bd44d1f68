import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDay, formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { bookedDayLabel } from './booking-words';

const Chart = styled.figure`
  display: grid;
  gap: 12px;
  min-width: 0;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    justify-content: space-between;
    color: var(--portal-color-text-soft);
  }
  strong {
    color: var(--portal-color-text);
  }
  .plot {
    display: grid;
    grid-template: 150px auto / auto minmax(0, 1fr);
    gap: 4px 10px;
    line-height: 1.3;
  }
  .axis {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    margin: 1em 0 -0.65em;
    color: var(--portal-color-text-soft);
    text-align: end;
  }
  .bars {
    display: flex;
    justify-content: space-around;
    padding-top: 1.65em;
    border-bottom: 1px solid var(--portal-color-line);
    background: linear-gradient(var(--portal-color-line) 0 0) 0 1.65em / 100% 1px no-repeat;
  }
  .bars > span {
    display: flex;
    flex: 0 1 72px;
    flex-direction: column;
    justify-content: end;
    align-items: center;
    min-width: 0;
  }
  .bars b {
    width: max-content;
    margin-top: -1.3em;
  }
  .bars i {
    width: calc(100% - min(28%, 12px));
    border-radius: 3px 3px 0 0;
    background: var(--portal-color-primary-text);
  }
  .bars .is-soft > i,
  .key.is-soft::before {
    background: var(--portal-color-control-line);
  }
  .days {
    display: flex;
    grid-column: 2;
    justify-content: space-around;
    color: var(--portal-color-text-soft);
    text-align: center;
  }
  .days.is-ends {
    justify-content: space-between;
  }
  .days > span {
    flex: 0 1 72px;
    min-width: 0;
  }
  .days.is-ends > span {
    flex: none;
  }
  .keys {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .key::before {
    content: '';
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-right: 6px;
    border-radius: 3px;
    background: var(--portal-color-primary-text);
  }
  @media (forced-colors: active) {
    .bars i,
    .key::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
    .bars .is-soft > i,
    .key.is-soft::before {
      background: GrayText;
    }
  }
`;

/** A day with its number; `isSoft` is drawn paler, as for a day to compare with. */
export type ChartDay = { date: string; count: number; isSoft?: boolean };

type Props = {
  /** The measure, above the chart. */
  name: string;
  days: readonly ChartDay[];
  /** The meaning of full and pale bars. */
  keys?: readonly [full: string, pale: string];
};

/** The pixels of a bar's row on the narrowest phone, of a digit, and of a label below a bar. */
const [LEAST_WIDTH, DIGIT_WIDTH, LABEL_WIDTH] = [220, 8, 28];

const STEPS = [1, 1.2, 1.5, 2, 3, 4, 5, 6, 8, 10, 12];

/** Returns the round number at the top of the axis of a chart whose highest bar is `max`, at least a tenth above it. */
export function axisTop(max: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, max)));
  const tops = STEPS.map((step) => step * unit).filter(Number.isInteger);
  return tops.find((top) => top >= max * 1.1) ?? max;
}

/** Renders one measure, a bar for each day on an axis of its own. The table has the same numbers. */
export function DayChart({ name, days, keys }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { locale } = translation;
  const max = Math.max(0, ...days.map(({ count }) => count));
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || max === 0) return <p className="hint">{t`Noch wurde nichts gezählt.`}</p>;
  const top = axisTop(max);
  const most = formatNumber(max, locale);
  const peak = days.findIndex(({ count }) => count === max);
  const hasAllCounts = days.length * (most.length + 1) * DIGIT_WIDTH <= LEAST_WIDTH;
  const hasAllLabels = days.length * LABEL_WIDTH <= LEAST_WIDTH;
  const label = t`${name} je Tag, ${plural(days.length, { one: '# Tag', other: '# Tage' })}; Spitzentag: ${most}`;
  return (
    <Chart>
      <figcaption>
        <strong>{name}</strong>
        {keys ? (
          <span className="keys">
            {keys.map((words, index) => (
              <span key={words} className={index === 0 ? 'key' : 'key is-soft'}>
                {words}
              </span>
            ))}
          </span>
        ) : (
          <span>{t`Spitzentag: ${most}`}</span>
        )}
      </figcaption>
      <div className="plot" role="img" aria-label={label}>
        <div className="axis">
          {[top, ...(top % 2 === 0 ? [top / 2] : []), 0].map((tick) => (
            <span key={tick}>{formatNumber(tick, locale)}</span>
          ))}
        </div>
        <div className="bars">
          {days.map(({ date, count, isSoft }, index) => (
            <span key={date} className={isSoft ? 'is-soft' : undefined}>
              {(hasAllCounts || index === peak) && <b>{formatNumber(count, locale)}</b>}
              <i style={{ height: `${(count / top) * 100}%` }} />
            </span>
          ))}
        </div>
        <div className={hasAllLabels ? 'days' : 'days is-ends'}>
          {hasAllLabels
            ? days.map(({ date }) => (
                <span key={date}>
                  {formatDay(date, locale, 'weekday')} {formatDay(date, locale, 'date')}
                  {locale === 'de' && '.'}
                </span>
              ))
            : [first, last].map(({ date }) => <span key={date}>{bookedDayLabel(date, translation)}</span>)}
        </div>
      </div>
    </Chart>
  );
}
