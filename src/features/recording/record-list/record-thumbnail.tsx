import styled from '@emotion/styled';
import { usePortal } from '../../../app/portal';
import { PictureFrame } from '../../../cards/record-list/row-layout';
import type { Picture } from '../../../model/answers/picture';
import { pictureUrl } from '../../../model/picture-url';
import { Icon } from '../../../ui/icon';
import { RubricIcon } from '../../../ui/rubric-icon';
import { useRecordKind } from '../use-record-kind';

/** The same as on the card of an article without a picture. */
const ArticleCover = styled.span`
  display: grid;
  place-items: center;
  place-self: stretch;
  background: linear-gradient(
    135deg,
    var(--portal-color-primary-text),
    color-mix(in srgb, var(--portal-color-primary-text) 62%, #fff)
  );
  color: rgb(255 255 255 / 0.85);
`;

type Props = { picture: Picture | undefined; isFaded?: boolean };

/**
 * Renders the picture of an own record, or its substitute; hidden from assistive technology, which has the title.
 */
export function RecordThumbnail({ picture, isFaded = false }: Props) {
  const { host } = usePortal().client;
  const isArticle = useRecordKind().name === 'article';
  return (
    <PictureFrame className={isFaded ? 'is-faded' : undefined}>
      {isArticle ? (
        <ArticleCover>
          <RubricIcon name="book" size={28} />
        </ArticleCover>
      ) : (
        <Icon name="calendar" size={28} />
      )}
      {picture && (
        <img
          src={pictureUrl(host, picture, 320)}
          alt=""
          width="320"
          height="200"
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%` }}
        />
      )}
    </PictureFrame>
  );
}
