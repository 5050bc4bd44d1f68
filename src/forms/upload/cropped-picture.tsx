import { type CSSProperties, useState } from 'react';
import { type Crop, type Point, pointIn, WHOLE_PICTURE } from '../../lib/crop';
import { focalPosition } from './focal-position';

type Cut = {
  /** The crop; absent for the whole picture. */
  crop: Crop | undefined;
  /** The focal point in the whole picture. */
  point: Point;
};

/**
 * Returns the position of a picture in a frame, in percent, so that its crop fills the frame around the focal point.
 *
 * @param whole ratio of width to height of the picture
 * @param frame ratio of width to height of the frame
 */
export function placeInFrame({ crop = WHOLE_PICTURE, point }: Cut, whole: number, frame: number) {
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
  /** The ratio of width to height of the surrounding box, which must hide the overflow. */
  frame: number;
  onBroken?(): void;
};

/** Renders a picture of this device or of the server, cropped as visitors will see it. */
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
