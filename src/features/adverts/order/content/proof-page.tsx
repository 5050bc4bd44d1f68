import styled from '@emotion/styled';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import { AdvertCard, type ProofAdvert } from './proof-advert';

/** The width of a list's content in CSS px, in a window of 360, 768 and 1280 px. */
const WIDTH = { phone: 300, tablet: 620, desktop: 840 } as const;

/** A device of the proof. */
export type ProofWidth = keyof typeof WIDTH;

/** The font size of that page, in CSS px. */
const FONT_SIZE = 16;

const PageFrame = styled.div`
  max-width: 100%;
  container-type: inline-size;
`;

/* With less space than the real page needs, it is scaled down, not narrowed. */
const Page = styled.div`
  display: grid;
  grid-auto-rows: max-content;
  gap: 0.75em;
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

/** A placeholder for other events and texts of the page. */
const Other = styled.div`
  min-height: 4em;
  border-radius: var(--portal-radius-small);
  background: linear-gradient(var(--portal-color-surface) 58%, transparent 58%),
    repeating-linear-gradient(transparent 0 0.5em, var(--portal-color-line) 0.5em 0.75em);
  background-size: 100% 100%, 70% 100%;
  background-repeat: no-repeat;
`;

type Props = { slot: AdvertSlot; advert: ProofAdvert; width: ProofWidth };

/** Renders the advert in its placement on a page with placeholders. */
export function ProofPage({ slot: { place }, advert, width }: Props) {
  const pageWidth = WIDTH[width];
  const isBelow = place === 'detail' || place === 'article';
  return (
    <PageFrame style={{ width: pageWidth }}>
      <Page className={`is-${width} is-${place}`} style={{ fontSize: `calc(100cqi * ${FONT_SIZE / pageWidth})` }}>
        <Other aria-hidden="true" />
        <AdvertCard {...advert} isRow={isBelow && width !== 'phone'} />
        <Other aria-hidden="true" />
      </Page>
    </PageFrame>
  );
}
