import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/day-format';
import { useSpeech } from '../../../i18n/use-speech';
import { dayWords } from './booking-words';
import { chartOf } from './chart';
import type { CountedDay } from './statistics';

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

/** Views of each day as bars, with the clicks in them. What it shows stands in the table below, too. */
export function DayChart({ days }: { days: readonly CountedDay[] }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const [first] = days;
  const last = days.at(-1);
  const { bars, most } = chartOf(days);
  if (!first || !last || most === 0) return <p className="hint">{t`Noch wurde nichts gezählt.`}</p>;
  const top = formatNumber(most, speech.locale);
  const count = days.length;
  const label = t`Ansichten und Klicks je Tag, ${plural(count, { one: '# Tag', other: '# Tage' })}; am meisten an einem Tag: ${top}`;
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
        <span>{dayWords(first.date, speech)}</span>
        <span>{t`hell: Ansichten, kräftig: Klicks; am meisten an einem Tag: ${top}`}</span>
        {count > 1 && <span>{dayWords(last.date, speech)}</span>}
      </figcaption>
    </Box>
  );
}
