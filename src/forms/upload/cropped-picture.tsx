import { type CSSProperties, useState } from 'react';
import { type Crop, type Point, pointIn, WHOLE_PICTURE } from '../../lib/crop';
import { focalPosition } from './focal-position';

type Cropping = {
  /** The crop; absent for the whole picture. */
  crop: Crop | undefined;
  /** The focal point in the whole picture. */
  point: Point;
};

/**
 * Returns the position of a picture in a frame, in percent, so that its crop fills the frame around the focal point.
 *
 * @param aspectRatio ratio of width to height of the picture
 * @param frame ratio of width to height of the frame
 */
export function positionInFrame({ crop = WHOLE_PICTURE, point }: Cropping, aspectRatio: number, frame: number) {
  const overflow = (aspectRatio * crop.width) / crop.height / frame;
  const [width, height] = overflow > 1 ? [overflow, 1] : [1, 1 / overflow];
  const { x, y } = pointIn(crop, point);
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return {
    left: percent((-crop.x / crop.width) * width - x * (width - 1)),
    top: percent((-crop.y / crop.height) * height - y * (height - 1)),
    width: percent(width / crop.width),
    height: percent(height / crop.height),
  };
}

type Props = Cropping & {
  address: string;
  /** The ratio of width to height of the surrounding box, which must hide the overflow. */
  frame: number;
  onBroken?(): void;
};

/** Renders a picture of this device or of the server, cropped as visitors will see it. */
export function CroppedPicture({ address, crop, point, frame, onBroken }: Props) {
  const [aspectRatio, setAspectRatio] = useState<number>();
  const cropStyle: CSSProperties = aspectRatio
    ? {
        position: 'absolute',
        maxWidth: 'none',
        objectFit: 'fill',
        ...positionInFrame({ crop, point }, aspectRatio, frame),
      }
    : { visibility: 'hidden' };
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      style={crop ? cropStyle : { objectPosition: focalPosition(point) }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setAspectRatio(naturalWidth / naturalHeight)}
      onError={onBroken}
    />
  );
}
