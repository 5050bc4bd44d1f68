import styled from '@emotion/styled';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import { AdvertCard, type ProofAdvert } from './proof-advert';

/** CSS pixels of what stands beside and below each other in a list, in a window of 360, 768 and 1280 pixels. */
const WIDTH = { phone: 300, tablet: 620, desktop: 840 } as const;

/** A device whose page is shown. */
export type ProofWidth = keyof typeof WIDTH;

/** CSS pixels of the text there. */
const TEXT = 16;

const Room = styled.div`
  max-width: 100%;
  container-type: inline-size;
`;

/* Where there is less room than the page has in truth it is drawn smaller, not narrower. */
const Page = styled.div`
  display: grid;
  grid-auto-rows: max-content;
  gap: 0.75em;
  max-height: 26em;
  overflow: hidden;
  padding: 0.75em;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: 0.9em;
  background: var(--portal-color-background);

  &.is-phone {
    grid-template-columns: minmax(0, 1fr);
  }
  &.is-tablet.is-list {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &.is-desktop.is-list {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &:is(.is-tablet, .is-desktop).is-teaser {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
  &.is-desktop:is(.is-detail, .is-article) {
    padding-inline: 10%;
  }
`;

/** An event or a text of the page, of which nothing is to be read. */
const Other = styled.div`
  min-height: 4em;
  border-radius: var(--portal-radius-small);
  background: linear-gradient(var(--portal-color-surface) 58%, transparent 58%),
    repeating-linear-gradient(transparent 0 0.5em, var(--portal-color-line) 0.5em 0.75em);
  background-size: 100% 100%, 70% 100%;
  background-repeat: no-repeat;
`;

type Props = { slot: AdvertSlot; advert: ProofAdvert; width: ProofWidth };

/** The advert in its place on a page, whose other contents are only hinted at. */
export function ProofPage({ slot: { place }, advert, width }: Props) {
  const wide = WIDTH[width];
  const isBelow = place === 'detail' || place === 'article';
  return (
    <Room style={{ width: wide }}>
      <Page className={`is-${width} is-${place}`} style={{ fontSize: `calc(100cqi * ${TEXT / wide})` }}>
        <Other aria-hidden="true" />
        <AdvertCard {...advert} isRow={isBelow && width !== 'phone'} />
        <Other aria-hidden="true" />
      </Page>
    </Room>
  );
}
