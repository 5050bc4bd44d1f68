import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Crop, Point } from '../../../../lib/crop';
import { type Corner, cornerAt, isWholePicture, movedCrop, withCorner } from './crop-math';
import { pointAt } from './point-at';

/** The shares of a side by which an arrow key moves: alone (`STEP`), and with Shift (`LEAP`). */
const STEP = 0.01;
const LEAP = 0.1;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A shade over the picture outside of the crop. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: var(--portal-radius-small);
  pointer-events: none;

  > span {
    position: absolute;
    outline: 2px solid #fff;
    outline-offset: -2px;
    box-shadow: 0 0 0 2000px rgb(0 0 0 / 0.55);
  }
  @media (forced-colors: active) {
    > span {
      border: 2px solid Highlight;
    }
  }
`;

/** A handle large enough for touch, of which only the middle square is visible. */
const Handle = styled.button`
  position: absolute;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  padding: 0;
  border: 0;
  background: none;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset: 14px;
    border: 2px solid #fff;
    border-radius: 3px;
    background: var(--portal-color-primary-text);
    outline: 1px solid rgb(0 0 0 / 0.75);
  }
  &.is-middle::after {
    border-radius: 50%;
  }
  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -6px;
    border-radius: 6px;
    box-shadow: inset 0 0 0 4px rgb(0 0 0 / 0.75);
  }
`;

type Props = { crop: Crop; shareRatio: number | undefined; onCrop(crop: Crop, stepKey: string): void };

const shareAt = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** Returns the movement of an arrow key; undefined for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent): Point | undefined {
  const arrow = ARROWS[key];
  const step = shiftKey ? LEAP : STEP;
  return arrow && { x: arrow.x * step, y: arrow.y * step };
}

/** Renders the crop with handles at its corners to drag or move by arrow keys, and a handle that moves all of it. */
export function CropFrame({ crop, shareRatio, onCrop }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const drags = useRef(0);
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const corners: (Corner & { name: string; cursor: string })[] = [
    { x: 0, y: 0, name: t`Ecke oben links`, cursor: 'nwse-resize' },
    { x: 1, y: 0, name: t`Ecke oben rechts`, cursor: 'nesw-resize' },
    { x: 0, y: 1, name: t`Ecke unten links`, cursor: 'nesw-resize' },
    { x: 1, y: 1, name: t`Ecke unten rechts`, cursor: 'nwse-resize' },
  ];

  function drag(corner: Corner, event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box && event.currentTarget.hasPointerCapture(event.pointerId)) {
      onCrop(withCorner(crop, corner, pointAt(box, event), shareRatio), `corner ${drags.current}`);
    }
  }

  function press(event: KeyboardEvent<HTMLElement>, stepKey: string, change: (step: Point) => Crop) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    onCrop(change(step), stepKey);
  }

  const positionLabel = (point: Point) => {
    const [x, y] = [percent(point.x), percent(point.y)];
    return t`${x} von links, ${y} von oben`;
  };
  return (
    <>
      <Shade>
        <span style={{ ...shareAt(crop), width: percentOf(crop.width), height: percentOf(crop.height) }} />
      </Shade>
      {corners.map(({ name, cursor, ...corner }) => {
        const point = cornerAt(crop, corner);
        const resized = (step: Point) =>
          withCorner(crop, corner, { x: point.x + step.x, y: point.y + step.y }, shareRatio);
        return (
          <Handle
            key={name}
            type="button"
            aria-label={`${name}: ${positionLabel(point)}`}
            style={{ ...shareAt(point), cursor }}
            onPointerDown={(event) => {
              event.stopPropagation();
              event.currentTarget.setPointerCapture(event.pointerId);
              drags.current += 1;
            }}
            onPointerMove={(event) => {
              event.stopPropagation();
              drag(corner, event);
            }}
            onPointerUp={(event) => event.stopPropagation()}
            onKeyDown={(event) => press(event, name, resized)}
          />
        );
      })}
      {!isWholePicture(crop) && (
        <Handle
          type="button"
          className="is-middle"
          aria-label={`${t`Ganzer Ausschnitt`}: ${positionLabel(crop)}`}
          style={{ ...shareAt({ x: crop.x + crop.width / 2, y: crop.y }), cursor: 'move' }}
          onKeyDown={(event) => press(event, 'move', (step) => movedCrop(crop, step))}
        />
      )}
    </>
  );
}

const percentOf = (share: number) => `${share * 100}%`;
