import type { CSSProperties } from 'react';
import type { Picture } from '../../model/answers/picture';
import type { ShownAdvert } from '../../model/answers/shown-advert';
import { pictureUrl } from '../../model/picture-url';

const percent = (share: number) => `${share * 100}%`;

/** Returns the style that enlarges and moves a picture so that its box shows the crop. */
const cropStyle = ({ x, y, width, height }: NonNullable<ShownAdvert['crop']>): CSSProperties => ({
  ...{ inset: 'auto', maxWidth: 'none', objectFit: 'fill' },
  ...{ width: percent(1 / width), height: percent(1 / height) },
  ...{ left: percent(-x / width), top: percent(-y / height) },
});

type Props = { picture: Picture; crop: ShownAdvert['crop']; host: string };

/** Renders the picture of an advert, cropped to the aspect ratio of its slot. */
export function AdvertPicture({ picture, crop, host }: Props) {
  const { x, y } = picture.focalPoint ?? { x: 0.5, y: 0.5 };
  return (
    <div
      className="card-image"
      style={crop && { aspectRatio: `${picture.width * crop.width} / ${picture.height * crop.height}` }}
    >
      <img
        src={pictureUrl(host, picture, 640)}
        alt={picture.alt}
        lang="de"
        width="640"
        height="400"
        loading="lazy"
        decoding="async"
        style={crop ? cropStyle(crop) : { objectPosition: `${percent(x)} ${percent(y)}` }}
      />
    </div>
  );
}
