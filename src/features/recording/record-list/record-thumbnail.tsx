import { usePortal } from '../../../app/portal';
import { PictureFrame } from '../../../cards/record-list/row-layout';
import type { Picture } from '../../../model/answers/picture';
import { pictureUrl } from '../../../model/picture-url';
import { AccountIcon } from '../../../ui/account-icons';
import { Icon } from '../../../ui/icon';
import { useRecordKind } from '../use-record-kind';

type Props = { picture: Picture | undefined; isFaded?: boolean };

/**
 * Renders the picture of an own record, or an icon as fallback; hidden from assistive technology, which has the title.
 */
export function RecordThumbnail({ picture, isFaded = false }: Props) {
  const { host } = usePortal().client;
  const isArticle = useRecordKind().name === 'article';
  return (
    <PictureFrame className={isFaded ? 'is-faded' : undefined}>
      {isArticle ? <AccountIcon name="page" size={28} /> : <Icon name="calendar" size={28} />}
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
