import styled from '@emotion/styled';
import type { AdvertSlot } from '../../../../model/adverts/advert-catalogue';
import { AdvertCard, type ProofAdvert } from './proof-advert';

/** CSS pixels of a column of cards, as wide as it is on a phone and at 1280 pixels. */
const WIDTH = { phone: 300, desktop: 620 } as const;

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
  &.is-desktop.is-list {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &.is-desktop.is-teaser {
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

type Props = { slot: AdvertSlot; advert: ProofAdvert; width: keyof typeof WIDTH };

/** The advert in its place on a page, whose other contents are only hinted at. */
export function ProofPage({ slot: { place }, advert, width }: Props) {
  const wide = WIDTH[width];
  const isBelow = place === 'detail' || place === 'article';
  return (
    <Room style={{ width: wide }}>
      <Page className={`is-${width} is-${place}`} style={{ fontSize: `calc(100cqi * ${TEXT / wide})` }}>
        <Other aria-hidden="true" />
        <AdvertCard {...advert} isRow={isBelow && width === 'desktop'} />
        <Other aria-hidden="true" />
      </Page>
    </Room>
  );
}
