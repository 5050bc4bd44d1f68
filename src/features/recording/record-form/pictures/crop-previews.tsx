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
export function CropPreviews({ picture, crops: { point, crop, listCrop } }: { picture: string; crops: PictureCrops }) {
  const { t } = useLingui();
  const uses = [
    { name: t`In der Übersicht`, frame: 16 / 10, usedCrop: listCrop ?? crop },
    { name: t`Auf der Seite`, frame: 16 / 9, usedCrop: crop },
    { name: t`In der Galerie`, frame: 4 / 3, usedCrop: crop },
  ];
  return (
    <Figures>
      {uses.map(({ name, frame, usedCrop }) => (
        <figure key={name}>
          <div style={{ aspectRatio: frame }}>
            <CroppedPicture address={picture} crop={usedCrop} point={point} frame={frame} />
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Figures>
  );
}
