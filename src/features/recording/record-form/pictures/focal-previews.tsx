import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type FocalPoint, focalPosition } from '../../../../ui/upload/focal-position';

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
  img {
    display: block;
    width: 100%;
    border-radius: var(--portal-radius-small);
    object-fit: cover;
  }
  figcaption {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
`;

/** The picture as it is cut on a card, above the details of the event, and among its further pictures. */
export function FocalPreviews({ picture, point }: { picture: string; point: FocalPoint }) {
  const { t } = useLingui();
  const uses = [
    { name: t`In Listen`, aspectRatio: '16 / 10' },
    { name: t`Auf der Seite`, aspectRatio: '16 / 9' },
    { name: t`In der Galerie`, aspectRatio: '4 / 3' },
  ];
  return (
    <Figures>
      {uses.map(({ name, aspectRatio }) => (
        <figure key={name}>
          <img src={picture} alt="" style={{ aspectRatio, objectPosition: focalPosition(point) }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Figures>
  );
}
