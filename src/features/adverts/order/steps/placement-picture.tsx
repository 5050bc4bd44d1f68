import styled from '@emotion/styled';
import { useState } from 'react';
import type { AdvertPlacement } from '../../../../model/answers/advert-catalogue';

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-height: 180px;
  aspect-ratio: 8 / 5;
  object-fit: contain;
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
    stroke: var(--portal-color-background);
  }
`;

type Size = { width: number; height: number };
/** The minimum height at which the advert is visible. */
const MIN_HEIGHT = 8;

type Box = readonly [x: number, y: number, width: number, height: number];

/** The content around the advert, and the advert, on a page of 160 by 100. */
const DRAWINGS: Readonly<Record<AdvertPlacement, { lines: readonly Box[]; advert: Box }>> = {
  list: {
    lines: [0, 2, 3, 4, 5].map((index): Box => [22 + (index % 3) * 40, 24 + Math.floor(index / 3) * 36, 36, 30]),
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
      [22, 22, 72, 26],
      [100, 22, 38, 5],
      [100, 31, 38, 5],
      [100, 40, 24, 5],
      [22, 53, 116, 4],
    ],
    advert: [22, 62, 84, 28],
  },
  article: {
    lines: [
      [30, 22, 100, 6],
      [30, 32, 100, 4],
      [30, 39, 100, 4],
      [30, 46, 80, 4],
      [30, 84, 100, 4],
    ],
    advert: [30, 54, 76, 25],
  },
  print: {
    lines: [
      [52, 10, 56, 6],
      [52, 20, 17, 72],
      [71.5, 20, 17, 72],
      [91, 20, 17, 72],
    ],
    advert: [52, 80, 56, 12],
  },
};

/** Width and height of the printed area of a page, in mm. */
const PAPER = { width: 325, height: 480 };
/** The printed area in the drawing. */
const PRINTED = { x: 52, y: 8, width: 56, height: 84 };

/** Returns the box of an advert at the foot of a newspaper page, to scale. */
function printedBox({ width, height }: Size): Box {
  const boxWidth = Math.min(width / PAPER.width, 1) * PRINTED.width;
  const boxHeight = Math.max(Math.min(height / PAPER.height, 1) * PRINTED.height, MIN_HEIGHT);
  return [PRINTED.x + PRINTED.width - boxWidth, PRINTED.y + PRINTED.height - boxHeight, boxWidth, boxHeight];
}

const rect = ([x, y, width, height]: Box) => ({ x, y, width, height, rx: 2 });

const Photo = Picture.withComponent('img');

type Props = {
  place: AdvertPlacement;
  /** The size of the advert. */
  size?: Size | undefined;
  /** Address of the seller's picture of the placement. */
  picture?: string | undefined;
};

/** Renders a picture of the placement, or a drawing without one; the text beside it has the same information. */
export function PlacementPicture({ picture, ...drawing }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!picture || picture === broken) return <PlacementDrawing {...drawing} />;
  return <Photo src={picture} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />;
}

function PlacementDrawing({ place, size }: Omit<Props, 'picture'>) {
  const { lines, advert: defaultBox } = DRAWINGS[place];
  const advert = place === 'print' && size ? printedBox(size) : defaultBox;
  const sheet: Box = place === 'print' ? [46, 6, 68, 88] : [16, 8, 128, 90];
  return (
    <Picture viewBox="0 0 160 100" aria-hidden="true">
      <rect className="sheet" {...rect(sheet)} />
      {place !== 'print' && <rect className="line" {...rect([22, 13, 40, 5])} />}
      {lines.map((box) => (
        <rect key={String(box)} className="line" {...rect(box)} />
      ))}
      <rect className="advert" {...rect(advert)} />
    </Picture>
  );
}
