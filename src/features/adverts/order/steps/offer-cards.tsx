import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePortal } from '../../../../app/portal';
import { absoluteUrl } from '../../../../lib/urls';
import type { AdvertPlacement } from '../../../../model/answers/advert-catalogue';
import { headingLevelOf } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import { PlacementPicture } from './placement-picture';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(290px, 100%), 1fr));
  gap: 16px;
  list-style: none;
`;

const Card = styled.li`
  position: relative;
  /* Subgrid aligns the parts of adjacent cards, for comparison. */
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: var(--space-4);
  border-radius: var(--radius-box);
  background: var(--portal-color-card);
  box-shadow: inset 0 0 0 1px var(--portal-color-line-strong);

  &.is-chosen {
    box-shadow: inset 0 0 0 2.5px var(--portal-color-primary-text);
  }
  &:hover {
    background: var(--portal-color-primary-soft);
  }
  /* The only offer has its picture beside it. */
  @container portal (min-width: 560px) {
    &:only-child {
      grid-template-rows: auto auto 1fr;
      grid-template-columns: minmax(200px, 300px) minmax(0, 1fr);
      column-gap: var(--space-6);
    }
    &:only-child > :is(svg, img) {
      grid-row: 1 / span 3;
    }
    &:only-child > :not(svg, img) {
      grid-column: 2;
    }
  }
  > .title {
    font-size: 1.06em;
    line-height: 1.3;
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    font-size: var(--text-s);
  }
  dt {
    color: var(--portal-color-text-soft);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  button {
    display: inline-flex;
    gap: 6px;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    /* One line of text alone would be smaller than a touch target. */
    min-height: 32px;
    padding: 0;
    overflow-wrap: anywhere;
    border: 0;
    background: none;
    color: var(--portal-color-text);
    font-weight: 700;
    text-align: start;
    cursor: pointer;
  }
  button svg {
    flex: none;
    color: var(--portal-color-primary-text);
  }
  /* The button covers the whole card. */
  button::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The card of one offer. */
export type OfferCard = {
  id: string;
  name: string;
  description: string;
  place: AdvertPlacement;
  /** The size of the advert, if the offer is one slot. */
  size?: { width: number; height: number };
  /** Address of a picture of the placement, absolute or below that of the client. */
  picture?: string | undefined;
  facts: readonly { name: string; value: ReactNode }[];
  /** The reason why it cannot be chosen now. */
  note?: string | undefined;
};

type Props = { label: string; offers: readonly OfferCard[]; chosen: string | undefined; onChoose(id: string): void };

/** Renders offers as comparable cards: each with the same facts in the same order. */
export function OfferCards({ label, offers, chosen, onChoose }: Props) {
  const { headingLevel, client } = usePortal();
  const Title = `h${headingLevelOf(headingLevel + 2)}` as const;
  const hasDescriptions = offers.some(({ description }) => description);
  return (
    <List aria-label={label}>
      {offers.map(({ id, name, description, place, size, picture, facts, note }) => (
        <Card key={id} className={id === chosen ? 'is-chosen' : undefined}>
          <PlacementPicture {...{ place, size }} picture={picture && absoluteUrl(picture, client.host)} />
          <Title className="title">
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              {name}
              <Icon name={id === chosen ? 'check' : 'next'} size={18} />
            </button>
          </Title>
          {hasDescriptions && <p className="hint">{description}</p>}
          <div>
            <dl>
              {facts.map((fact) => (
                <FactLine key={fact.name} {...fact} />
              ))}
            </dl>
            {note && <p className="hint">{note}</p>}
          </div>
        </Card>
      ))}
    </List>
  );
}

const FactLine = ({ name, value }: OfferCard['facts'][number]) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
