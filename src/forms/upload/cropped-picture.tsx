import { type CSSProperties, useState } from 'react';
import { type Crop, type Point, pointIn, WHOLE } from '../../lib/crop';
import { focalPosition } from './focal-position';

type Cut = {
  /** The part that is shown; absent for all of it. */
  crop: Crop | undefined;
  /** What must stay visible, of the whole. */
  point: Point;
};

/**
 * Where a whole picture stands in a frame, so that its part fills that around the point: in percent of the frame.
 *
 * @param whole width by height of the picture
 * @param frame width by height of the frame
 */
export function placeInFrame({ crop = WHOLE, point }: Cut, whole: number, frame: number) {
  const shape = (whole * crop.width) / crop.height / frame;
  const [width, height] = shape > 1 ? [shape, 1] : [1, 1 / shape];
  const { x, y } = pointIn(crop, point);
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return {
    left: percent((-crop.x / crop.width) * width - x * (width - 1)),
    top: percent((-crop.y / crop.height) * height - y * (height - 1)),
    width: percent(width / crop.width),
    height: percent(height / crop.height),
  };
}

type Props = Cut & {
  address: string;
  /** Width by height of the box around it, which hides what reaches over its edges. */
  frame: number;
  onBroken?(): void;
};

/** A picture on this device or at the server, cut as visitors will see it. */
export function CroppedPicture({ address, crop, point, frame, onBroken }: Props) {
  const [whole, setWhole] = useState<number>();
  const place: CSSProperties = whole
    ? { position: 'absolute', maxWidth: 'none', objectFit: 'fill', ...placeInFrame({ crop, point }, whole, frame) }
    : { visibility: 'hidden' };
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      style={crop ? place : { objectPosition: focalPosition(point) }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setWhole(naturalWidth / naturalHeight)}
      onError={onBroken}
    />
  );
}
