import styled from '@emotion/styled';
import type { AdvertSlot } from '../../../../model/adverts/advert-catalogue';
import { AdvertCard, type ProofAdvert } from './proof-advert';

/** CSS pixels of a column of cards, as wide as it is on a phone and at 1280 pixels. */
const WIDTH = { phone: 300, desktop: 620 } as const;

const Page = styled.div`
  display: grid;
  grid-auto-rows: max-content;
  gap: 12px;
  max-width: 100%;
  max-height: 420px;
  overflow: hidden;
  padding: 12px;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: 14px;
  background: var(--portal-color-background);

  &.is-phone {
    grid-template-columns: minmax(0, 1fr);
  }
  &.is-desktop.is-list {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &.is-desktop:is(.is-detail, .is-teaser) {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
  &.is-desktop.is-article {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 15%;
  }
`;

/** An event or a text of the page, of which nothing is to be read. */
const Other = styled.div`
  min-height: 64px;
  border-radius: var(--portal-radius-small);
  background: linear-gradient(var(--portal-color-surface) 58%, transparent 58%),
    repeating-linear-gradient(transparent 0 8px, var(--portal-color-line) 8px 12px);
  background-size: 100% 100%, 70% 100%;
  background-repeat: no-repeat;
`;

type Props = { slot: AdvertSlot; advert: ProofAdvert; width: keyof typeof WIDTH };

/** The advert in its place on a page, whose other contents are only hinted at. */
export function ProofPage({ slot: { place }, advert, width }: Props) {
  return (
    <Page className={`is-${width} is-${place}`} style={{ width: WIDTH[width] }}>
      <Other aria-hidden="true" />
      <AdvertCard {...advert} />
      <Other aria-hidden="true" />
    </Page>
  );
}
