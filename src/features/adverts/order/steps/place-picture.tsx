import styled from '@emotion/styled';
import type { AdvertPlace } from '../../../../model/adverts/advert-catalogue';

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);

  .line {
    fill: var(--portal-color-line);
  }
  .sheet {
    fill: var(--portal-color-background);
    stroke: var(--portal-color-line);
  }
  .advert {
    fill: var(--portal-color-primary-text);
  }
`;

type Box = readonly [x: number, y: number, width: number, height: number];

/** What stands around the advert, and the advert, on a page of 160 by 100. */
const PLACES: Readonly<Record<AdvertPlace, { lines: readonly Box[]; advert: Box }>> = {
  list: {
    lines: [...[0, 2, 3, 4, 5].map((at): Box => [22 + (at % 3) * 40, 24 + Math.floor(at / 3) * 36, 36, 30])],
    advert: [62, 24, 36, 30],
  },
  teaser: {
    lines: [
      [22, 22, 72, 66],
      [100, 60, 38, 6],
      [100, 70, 38, 6],
      [100, 80, 38, 6],
    ],
    advert: [100, 22, 38, 32],
  },
  detail: {
    lines: [
      [22, 22, 72, 34],
      [22, 62, 72, 5],
      [22, 71, 72, 5],
      [22, 80, 52, 5],
      [100, 22, 38, 20],
    ],
    advert: [100, 48, 38, 30],
  },
  article: {
    lines: [
      [30, 22, 100, 6],
      [30, 32, 100, 4],
      [30, 39, 100, 4],
      [30, 46, 80, 4],
      [30, 84, 100, 4],
    ],
    advert: [30, 54, 100, 25],
  },
  print: {
    lines: [
      [52, 12, 56, 6],
      [52, 22, 17, 50],
      [72, 22, 17, 50],
      [91, 22, 17, 50],
    ],
    advert: [52, 76, 56, 14],
  },
};

const rect = ([x, y, width, height]: Box) => ({ x, y, width, height, rx: 2 });

/** Where an advert appears, drawn; the words beside it say the same. */
export function PlacePicture({ place }: { place: AdvertPlace }) {
  const { lines, advert } = PLACES[place];
  const sheet: Box = place === 'print' ? [46, 6, 68, 88] : [16, 8, 128, 90];
  return (
    <Picture viewBox="0 0 160 100" aria-hidden="true">
      <rect className="sheet" {...rect(sheet)} />
      {place !== 'print' && <rect className="line" {...rect([22, 13, 40, 5])} />}
      {lines.map((box) => (
        <rect key={box.join(' ')} className="line" {...rect(box)} />
      ))}
      <rect className="advert" {...rect(advert)} />
    </Picture>
  );
}
