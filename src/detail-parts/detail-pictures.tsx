import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import type { EventDetail } from '../model/answers/event-detail';
import type { Picture } from '../model/answers/picture';
import { pictureUrl } from '../model/picture-url';
import { GalleryDialog } from '../ui/gallery-dialog';
import { RubricIcon } from '../ui/rubric-icon';
import { MainPicture, PictureBox } from './picture-frame';
import { PictureImage } from './picture-image';
import { usePhotoCredit } from './use-photo-credit';

const MAX_THUMBS = 4;
const MAX_WIDTH = 1280;

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(${MAX_THUMBS}, minmax(0, 1fr));
  gap: 8px;
  list-style: none;

  && {
    margin-top: 8px;
  }
  @media print {
    display: none;
  }
`;

const Thumb = styled(PictureBox)`
  aspect-ratio: 4 / 3;
  min-height: 44px;
  border-radius: var(--portal-radius-small);
`.withComponent('button');

const HiddenCount = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(0 0 0 / 0.62);
  color: #fff;
  font-weight: 600;
`;

const Credit = styled.figcaption`
  margin-top: 6px;
  color: var(--portal-color-text-soft);
  font-size: 0.82em;
`;

type Props = { event: Pick<EventDetail, 'pictures' | 'rubrics'>; host: string };

/** Renders the main picture, the others below it, and a dialog that shows each of them uncropped. */
export function DetailPictures({ event: { pictures, rubrics }, host }: Props) {
  const creditOf = usePhotoCredit();
  const [openIndex, setOpenIndex] = useState<number>();
  const [main] = pictures;
  const icon = rubrics[0]?.icon ?? 'star';
  const style = { '--rubric': rubrics[0]?.color ?? 'var(--portal-color-primary-text)' } as CSSProperties;
  if (!main) {
    return (
      <PictureBox className="picture" style={style} data-cover>
        <RubricIcon name={icon} size={64} />
      </PictureBox>
    );
  }
  const credit = creditOf(main);
  return (
    <figure className="picture" style={style}>
      <MainPicture {...{ picture: main, host, icon }} onOpen={() => setOpenIndex(0)} />
      {credit && <Credit>{credit}</Credit>}
      {pictures.length > 1 && <ThumbRow {...{ pictures, host, icon }} onOpen={setOpenIndex} />}
      {openIndex !== undefined && (
        <GalleryDialog
          pictures={pictures.map((picture) => ({
            ...picture,
            src: pictureUrl(host, picture, MAX_WIDTH),
            lang: 'de',
            caption: [picture.title, picture.description].filter(Boolean).join(': '),
            credit: creditOf(picture),
          }))}
          first={openIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </figure>
  );
}

type RowProps = { pictures: Picture[]; host: string; icon: string; onOpen(index: number): void };

/** Renders the pictures after the first; the last visible one shows how many are left. */
function ThumbRow({ pictures, host, icon, onOpen }: RowProps) {
  const { t } = useLingui();
  const thumbs = pictures.slice(1, 1 + MAX_THUMBS);
  const hiddenCount = pictures.length - 1 - thumbs.length;
  const total = pictures.length;
  return (
    <Thumbs>
      {thumbs.map((picture, index) => {
        const number = index + 2;
        const isLast = hiddenCount > 0 && index === thumbs.length - 1;
        return (
          <li key={picture.id}>
            <Thumb type="button" onClick={() => onOpen(index + 1)}>
              <RubricIcon name={icon} size={28} />
              <PictureImage picture={picture} host={host} sizes="200px" alt="" />
              {isLast && <HiddenCount aria-hidden="true">+{hiddenCount}</HiddenCount>}
              <span className="visually-hidden">
                {t`Bild ${number} von ${total} groß zeigen`}
                {picture.alt && `: ${picture.alt}`}
              </span>
            </Thumb>
          </li>
        );
      })}
    </Thumbs>
  );
}
