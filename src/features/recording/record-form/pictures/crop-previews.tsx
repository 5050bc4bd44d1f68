import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { CroppedPicture } from '../../../../forms/upload/cropped-picture';
import type { PictureCrops } from './crops';

const Figures = styled.div`
  display: grid;
  grid-template-columns: 16fr 18fr 13fr;
  gap: 12px;
  align-items: end;

  > figure {
    display: grid;
    gap: 4px;
    margin: 0;
  }
  figure > div {
    position: relative;
    overflow: hidden;
    border-radius: var(--portal-radius-small);
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  figcaption {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
`;

/** Renders previews of a cropped picture: on a card, at the top of the page, and in the gallery. */
export function CropPreviews({ picture, cuts: { point, crop, listCrop } }: { picture: string; cuts: PictureCrops }) {
  const { t } = useLingui();
  const uses = [
    { name: t`In Listen`, frame: 16 / 10, part: listCrop ?? crop },
    { name: t`Auf der Seite`, frame: 16 / 9, part: crop },
    { name: t`In der Galerie`, frame: 4 / 3, part: crop },
  ];
  return (
    <Figures>
      {uses.map(({ name, frame, part }) => (
        <figure key={name}>
          <div style={{ aspectRatio: frame }}>
            <CroppedPicture address={picture} crop={part} point={point} frame={frame} />
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Figures>
  );
}
