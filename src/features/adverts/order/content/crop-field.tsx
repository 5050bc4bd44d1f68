import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { formatNumber } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertCrop } from '../../../../model/answers/order-draft';
import { type CropView, cropOf, cropViewOf, MAX_ZOOM, type Size } from './crop';
import { CroppedImage } from './cropped-image';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-width: 480px;

  > div {
    border-radius: var(--portal-radius-small);
    cursor: move;
    touch-action: none;
  }
`;

const Sliders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(96px, 100%), 1fr));
  gap: 4px 16px;

  > label {
    display: grid;
    font-size: 0.93em;
  }
  input {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: var(--portal-color-primary-text);
    cursor: pointer;
  }
`;

type Props = {
  address: string;
  /** The size of the picture, in px of any scale. */
  size: Size;
  /** The width of the slot divided by its height. */
  aspect: number;
  crop: AdvertCrop | undefined;
  onCrop(crop: AdvertCrop): void;
};

/** Renders the crop of a picture in the slot's shape: the user drags it, or moves the sliders. */
export function CropField({ address, size, aspect, crop, onCrop }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const view = cropViewOf(size, aspect, crop);
  const drag = useRef<{ x: number; y: number; crop: AdvertCrop }>(undefined);
  const shownCrop = cropOf(size, aspect, view);
  const changeView = (change: Partial<CropView>) => onCrop(cropOf(size, aspect, { ...view, ...change }));
  const sliders = [
    { name: 'zoom', label: t`Vergrößern`, min: 100, max: MAX_ZOOM * 100 },
    { name: 'x', label: t`Nach rechts`, min: 0, max: 100 },
    { name: 'y', label: t`Nach unten`, min: 0, max: 100 },
  ] as const;
  return (
    <Box>
      <p className="hint">{t`So wird das Bild auf die Form des Werbeplatzes zugeschnitten. Verschieben Sie es mit der Maus, dem Finger oder den Reglern.`}</p>
      <CroppedImage
        {...{ address, aspect }}
        crop={shownCrop}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, crop: shownCrop };
        }}
        onPointerMove={({ currentTarget, clientX, clientY, pointerId }) => {
          const start = drag.current;
          if (!start || !currentTarget.hasPointerCapture(pointerId)) return;
          const { width, height } = currentTarget.getBoundingClientRect();
          changeView({
            x: start.crop.x + start.crop.width / 2 - ((clientX - start.x) / width) * start.crop.width,
            y: start.crop.y + start.crop.height / 2 - ((clientY - start.y) / height) * start.crop.height,
          });
        }}
        onPointerUp={() => {
          drag.current = undefined;
        }}
      />
      <Sliders>
        {sliders.map(({ name, label, min, max }) => (
          <label key={name}>
            {label}
            <input
              type="range"
              {...{ min, max }}
              value={Math.round(view[name] * 100)}
              aria-valuetext={`${formatNumber(Math.round(view[name] * 100), locale)} %`}
              onChange={({ target }) => changeView({ [name]: Number(target.value) / 100 })}
            />
          </label>
        ))}
      </Sliders>
    </Box>
  );
}
