import { useState } from 'react';
import type { Picture } from '../model/answers/picture';
import { pictureUrl } from '../model/picture-url';

type Props = { picture: Picture; host: string; sizes: string; isFirst?: boolean; alt?: string };

/**
 * Renders a picture that fills its box around its focal point. A picture that fails to load reveals the cover below.
 */
export function PictureImage({ picture, host, sizes, isFirst = false, alt = picture.alt }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const { focalPoint, widths } = picture;
  if (isBroken) return null;
  return (
    <img
      src={pictureUrl(host, picture, 960)}
      srcSet={widths.map((width) => `${pictureUrl(host, picture, width)} ${width}w`).join(', ') || undefined}
      sizes={sizes}
      alt={alt}
      lang="de"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={{ objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
      onError={() => setIsBroken(true)}
    />
  );
}
