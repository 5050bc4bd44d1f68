/** @jsxImportSource #view */
import type { ReactNode } from 'react';
import type { EventRow } from '../model/answers/event-row';
import { pictureUrl } from '../model/picture-url';

/**
 * The `sizes` of a card's picture. Without 'auto': Chromium never frees such a picture, nor the whole list around it.
 * On a phone more than two dots per pixel are invisible, but three would delay everybody by their bytes.
 */
const SIZES = '(min-width: 820px) 300px, (min-width: 560px) 48vw, (min-resolution: 2.5dppx) 67vw, 100vw';

type Props = {
  event: Pick<EventRow, 'picture' | 'rubric'>;
  host: string;
  isFirst: boolean;
  /** The substitute for a missing or loading picture, on the rubric's colour. */
  cover?: ReactNode;
};

/** Renders the picture of a card, or a quiet cover in the rubric's colour. */
export function CardPicture({ event, host, isFirst, cover }: Props) {
  const { picture, rubric } = event;
  return (
    <div className="card-image" style={{ '--rubric': rubric.color } as React.CSSProperties}>
      {cover}
      {picture && (
        <img
          src={pictureUrl(host, picture, 640)}
          srcSet={picture.widths.map((width) => `${pictureUrl(host, picture, width)} ${width}w`).join(', ')}
          sizes={SIZES}
          alt={picture.alt}
          lang="de"
          width="640"
          height="400"
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          style={{ objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%` }}
        />
      )}
    </div>
  );
}
