import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Point } from '../../../../lib/crop';

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 4px 24px;

  > label {
    display: grid;
  }
  input {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: var(--portal-color-primary-text);
    cursor: pointer;
  }
`;

type Props = { point: Point; onPoint(point: Point): void };

/** Renders the coordinates of the focal point as sliders, for keyboard and screen reader. */
export function FocalSliders({ point, onPoint }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const [x, y] = [percent(point.x), percent(point.y)];
  const sliders = [
    { axis: 'x', label: t`Wichtigste Stelle: von links`, valueText: t`${x} von links` },
    { axis: 'y', label: t`Wichtigste Stelle: von oben`, valueText: t`${y} von oben` },
  ] as const;
  return (
    <Sliders>
      {sliders.map(({ axis, label, valueText }) => (
        <label key={axis}>
          {label}
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(point[axis] * 100)}
            aria-valuetext={valueText}
            onChange={({ target }) => onPoint({ ...point, [axis]: Number(target.value) / 100 })}
          />
        </label>
      ))}
    </Sliders>
  );
}
