/** @jsxImportSource #view */
import type { ReactNode } from 'react';
import type { EventRow } from '../model/answers/event-row';
import { pictureUrl } from '../model/picture-url';

/**
 * Without 'auto': Chromium never frees a picture with it, nor the whole list around that. On a phone nobody sees more than
 * two dots a pixel, but everybody waits for the bytes of three.
 */
const SIZES = '(min-width: 820px) 300px, (min-width: 560px) 48vw, (min-resolution: 2.5dppx) 67vw, 100vw';

type Props = {
  event: Pick<EventRow, 'picture' | 'rubric'>;
  host: string;
  isFirst: boolean;
  /** Stands on the colour where there is no picture, or while it is on its way. */
  cover?: ReactNode;
};

/** The picture of a card, or a quiet cover in the rubric's colour where there is none. */
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
