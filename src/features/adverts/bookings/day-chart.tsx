import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { bookedDayLabel } from './booking-words';
import type { Chart } from './chart';

const Box = styled.figure`
  display: grid;
  gap: 8px;
  max-width: 720px;

  svg {
    display: block;
    width: 100%;
    height: 140px;
    border-bottom: 1px solid var(--portal-color-line);
  }
  .views {
    fill: var(--portal-color-primary-text);
    opacity: 0.45;
  }
  .clicks {
    fill: var(--portal-color-primary-text);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    justify-content: space-between;
    color: var(--portal-color-text-soft);
    font-size: 0.87em;
  }
  .legend {
    flex-basis: 100%;
  }
  @media (forced-colors: active) {
    .views {
      fill: GrayText;
      opacity: 1;
    }
    .clicks {
      fill: CanvasText;
    }
  }
`;

type Props = Chart & {
  /** The text alternative of the chart. */
  label: string;
  /** The meaning of the two colours, and the count of the highest bar. */
  legend: string;
};

/** Renders a bar for each day. A table below has the same data. */
export function DayChart({ bars, max, label, legend }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last || max === 0) return <p className="hint">{t`Noch wurde nichts gezählt.`}</p>;
  return (
    <Box>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map(({ date, x, width, views, clicks }) => (
          <g key={date}>
            <rect className="views" x={x} width={width} y={100 - views} height={views} />
            <rect className="clicks" x={x} width={width} y={100 - clicks} height={clicks} />
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{bookedDayLabel(first.date, translation)}</span>
        {bars.length > 1 && <span>{bookedDayLabel(last.date, translation)}</span>}
        <span className="legend">{legend}</span>
      </figcaption>
    </Box>
  );
}
