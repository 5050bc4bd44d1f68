import styled from '@emotion/styled';
import { type PointerEvent, useRef } from 'react';
import type { Crop, Point } from '../../../../lib/crop';
import { CropFrame } from './crop-frame';
import { isWholePicture, movedCrop } from './crop-math';
import { pointAt } from './point-at';

/** The distance in px up to which a moving pointer still counts as a tap. */
const TAP_TOLERANCE = 6;

/** A box of the size of the picture, so that shares of the box are shares of the picture. */
const Box = styled.div`
  position: relative;
  justify-self: center;
  /* A drag on the picture must not scroll the dialog. */
  touch-action: none;
  cursor: crosshair;

  > img {
    display: block;
    max-width: 100%;
    max-height: min(45vh, 380px);
    border-radius: var(--portal-radius-small);
    user-select: none;
  }
`;

/** A marker of two rings, visible on light and dark pictures. */
const Marker = styled.span`
  position: absolute;
  width: 32px;
  height: 32px;
  margin: -16px 0 0 -16px;
  border: 3px solid #fff;
  border-radius: 50%;
  outline: 2px solid rgb(0 0 0 / 0.75);
  box-shadow: inset 0 0 0 2px rgb(0 0 0 / 0.75);
  pointer-events: none;
`;

type Props = {
  picture: string;
  point: Point;
  crop: Crop;
  /** The fixed ratio of width to height of the crop, in shares of the picture; undefined for any. */
  shareRatio: number | undefined;
  /** Called with the id of the drag in `stepKey`, so that one drag is one undo step. */
  onPoint(point: Point, stepKey: string): void;
  onCrop(crop: Crop, stepKey: string): void;
  /** Called with the ratio of width to height of the picture. */
  onLoaded(ratio: number): void;
  onBroken(): void;
};

type Drag = { number: number; from: Point; crop: Crop; isMoving: boolean };

/**
 * Renders the whole picture: a tap sets the focal point, a drag moves the crop. Fields beside it do the same by
 * keyboard.
 */
export function CropStage({ picture, point, crop, shareRatio, onPoint, onCrop, onLoaded, onBroken }: Props) {
  const drag = useRef<Drag | undefined>(undefined);
  const drags = useRef(0);
  const pointUnder = (event: PointerEvent<HTMLElement>) => pointAt(event.currentTarget.getBoundingClientRect(), event);

  function startDrag(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drags.current += 1;
    drag.current = { number: drags.current, from: { x: event.clientX, y: event.clientY }, crop, isMoving: false };
    if (isWholePicture(crop)) onPoint(pointUnder(event), `point ${drags.current}`);
  }

  function moveDrag(event: PointerEvent<HTMLElement>) {
    const { current } = drag;
    if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (isWholePicture(current.crop)) return onPoint(pointUnder(event), `point ${current.number}`);
    const distance = { x: event.clientX - current.from.x, y: event.clientY - current.from.y };
    current.isMoving ||= Math.hypot(distance.x, distance.y) > TAP_TOLERANCE;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    if (current.isMoving) {
      onCrop(movedCrop(current.crop, { x: distance.x / width, y: distance.y / height }), `move ${current.number}`);
    }
  }

  function endDrag(event: PointerEvent<HTMLElement>) {
    const { current } = drag;
    drag.current = undefined;
    const isHandle = event.target instanceof HTMLButtonElement;
    if (current && !current.isMoving && !isHandle && !isWholePicture(current.crop))
      onPoint(pointUnder(event), `point ${current.number}`);
  }

  return (
    <Box onPointerDown={startDrag} onPointerMove={moveDrag} onPointerUp={endDrag}>
      <img
        src={picture}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onLoaded(naturalWidth / naturalHeight)}
        onError={onBroken}
      />
      <CropFrame crop={crop} shareRatio={shareRatio} onCrop={onCrop} />
      <Marker style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
    </Box>
  );
}
