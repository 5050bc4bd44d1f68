import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { Picture } from '../model/answers/picture';
import { RubricIcon } from '../ui/rubric-icon';
import { PictureImage } from './picture-image';

/** The `sizes` of the first picture. */
export const MAIN_SIZES = '(min-width: 1200px) 820px, 100vw';

/** The box of a picture; without one, the rubric's colour and icon make a quiet cover. */
export const PictureBox = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 16 / 9;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius);
  overflow: hidden;
  background: linear-gradient(135deg, var(--rubric), color-mix(in srgb, var(--rubric) 62%, #fff));
  color: rgb(255 255 255 / 0.85);

  &[data-cover] {
    aspect-ratio: auto;
    height: clamp(120px, 22cqi, 200px);
  }
  &:is(button) {
    cursor: zoom-in;
  }
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media print {
    max-width: 9cm;
    break-inside: avoid;

    &[data-cover] {
      display: none;
    }
  }
`;

const Main = PictureBox.withComponent('button');

/** Renders the first picture; a click shows it uncropped. */
export function MainPicture(props: { picture: Picture; host: string; icon: string; onOpen(): void }) {
  const { t } = useLingui();
  const { picture, host, icon, onOpen } = props;
  return (
    <Main type="button" onClick={onOpen}>
      <RubricIcon name={icon} size={64} />
      <PictureImage picture={picture} host={host} sizes={MAIN_SIZES} isFirst />
      <span className="visually-hidden"> {t`Bild groß zeigen`}</span>
    </Main>
  );
}
