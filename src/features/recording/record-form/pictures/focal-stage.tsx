import styled from '@emotion/styled';
import type { PointerEvent } from 'react';
import type { FocalPoint } from '../../../../ui/upload/focal-position';
import { pointAt } from './point-at';

/** As large as the picture in it, so that shares of the box are shares of the picture. */
const Box = styled.div`
  position: relative;
  justify-self: center;
  overflow: hidden;
  border-radius: var(--portal-radius-small);
  /* A finger on the picture moves the point, not the dialog. */
  touch-action: none;
  cursor: crosshair;

  > img {
    display: block;
    max-width: 100%;
    max-height: min(45vh, 380px);
    user-select: none;
  }
`;

/** Two rings, so that it is seen on light and dark pictures. */
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

type Props = { picture: string; point: FocalPoint; onPoint(point: FocalPoint): void; onBroken(): void };

/** The whole picture, on which the user taps or drags the point; the sliders below do the same by keyboard. */
export function FocalStage({ picture, point, onPoint, onBroken }: Props) {
  const put = (event: PointerEvent<HTMLElement>) =>
    onPoint(pointAt(event.currentTarget.getBoundingClientRect(), event));
  return (
    <Box
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        put(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && put(event)}
    >
      <img src={picture} alt="" draggable={false} onError={onBroken} />
      <Marker style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
    </Box>
  );
}
