import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { catalogueName } from '../../../model/answers/advert-catalogue';
import { headingLevelOf } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { TextButton } from '../../../ui/text-button';
import { HoldStatus } from './hold-status';
import { exactAmount } from './money-words';
import { useOrder } from './order-context';
import { PriceError } from './price-error';
import { PriceItems, PriceLine } from './price-items';

const Box = styled.aside`
  position: sticky;
  z-index: 2;
  /* Inside an iframe, the visible part ends above its lower edge. */
  bottom: var(--portal-hidden-below, 0px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-self: start;
  padding: 12px 16px;
  border-radius: var(--radius-box) var(--radius-box) 0 0;
  background: var(--portal-color-surface);
  box-shadow: 0 -4px 16px rgb(16 32 48 / 0.16);

  &.is-below {
    position: static;
  }
  > .heading {
    display: none;
    font-size: var(--text-l);
  }
  > .parts {
    display: none;
    gap: 8px;
  }
  &.is-open > .parts {
    display: grid;
  }
  /* On a phone the sum stays in view; the rest unfolds. A warning about the days always shows. */
  @container portal (max-width: 480px) {
    &:not(.is-open) .held {
      display: none;
    }
  }
  @container portal (min-width: 900px) {
    top: calc(var(--portal-hidden-above, 0px) + 16px);
    bottom: auto;
    padding: var(--space-box);
    border-radius: var(--radius-box);
    box-shadow: none;

    > .heading {
      display: block;
    }
    > .parts {
      display: grid;
    }
    .toggle {
      display: none;
    }
  }
  /* Fades the old price while the new one is loading, after a short delay. */
  &[aria-busy='true'] [role='status'] {
    opacity: 0.45;
    transition: opacity 120ms 150ms;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Toggle = styled(TextButton)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font-size: 1rem;
  font-weight: 400;

  &[aria-expanded='true'] > .icon {
    transform: rotate(180deg);
  }
`;

/** Renders the current price and the hold of the days; always in view. */
export function PriceBox() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { headingLevel } = usePortal();
  const { placed, price, state, submission } = useOrder();
  const [isOpen, setOpen] = useState(false);
  const Heading = `h${headingLevelOf(headingLevel + 1)}` as const;
  const { price: loadedPrice } = price;
  const gross = loadedPrice ? exactAmount(loadedPrice.gross, locale) : '–';
  // While the result of a sent order is unknown, that notice is above the price.
  const className = [isOpen && 'is-open', submission.isUnknown && 'is-below'].filter(Boolean).join(' ') || undefined;
  return (
    <Box className={className} aria-label={t`Ihre Buchung`} aria-busy={price.isLoading}>
      <Heading className="heading" aria-hidden="true">{t`Ihre Buchung`}</Heading>
      <div className="parts">
        {placed && (
          <p>
            {catalogueName(placed.medium, locale)}, {catalogueName(placed.slot, locale)}
          </p>
        )}
        {state.draft.dates.length === 0 && <p className="hint">{t`Der Preis erscheint, sobald Sie Tage wählen.`}</p>}
        {loadedPrice && <PriceItems price={loadedPrice} />}
      </div>
      <PriceLine className="is-sum">
        <span>
          {t`Gesamt`}{' '}
          <Toggle className="toggle" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t`Einzelheiten`}
            <Icon name="down" size={16} />
          </Toggle>
        </span>
        <span role="status">{gross}</span>
      </PriceLine>
      <PriceError />
      {!state.ordered && <HoldStatus />}
    </Box>
  );
}
