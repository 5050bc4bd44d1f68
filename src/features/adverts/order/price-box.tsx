import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { catalogueName } from '../../../model/adverts/advert-catalogue';
import type { AdvertPrice } from '../../../model/adverts/advert-price';
import { usePortal } from '../../../portal/portal';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { TextButton } from '../../../ui/text-button';
import { HoldLine } from './hold-line';
import { billWords, dayLines, rateWords } from './money-words';
import { useOrder } from './order-context';

const Box = styled.aside`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-self: start;
  padding: 12px 16px;
  border-radius: var(--portal-radius) var(--portal-radius) 0 0;
  background: var(--portal-color-surface);
  box-shadow: 0 -4px 16px rgb(16 32 48 / 0.16);

  > .heading {
    display: none;
    font-size: 1.25em;
  }
  > .parts {
    display: none;
    gap: 8px;
  }
  &.is-open > .parts {
    display: grid;
  }
  @container portal (min-width: 860px) {
    top: 16px;
    bottom: auto;
    padding: 20px;
    border-radius: var(--portal-radius);
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
  /* What it was before, until the price is known; not for the blink of an eye. */
  &[aria-busy='true'] [role='status'] {
    opacity: 0.45;
    transition: opacity 120ms 150ms;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Line = styled.p`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  > span:last-of-type:not(:only-child) {
    flex: none;
  }
  &.is-soft {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
  &.is-sum {
    align-items: center;
    font-size: 1.15em;
    font-weight: 700;
  }
  @container portal (min-width: 860px) {
    &.is-sum {
      padding-top: 12px;
      border-top: 1.5px solid var(--portal-color-line);
    }
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

/** What the order costs so far and how long its days are held; always in view. */
export function PriceBox() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { headingLevel } = usePortal();
  const { placed, price, state, facts } = useOrder();
  const [isOpen, setOpen] = useState(false);
  const Heading = headingTag(headingLevel + 1);
  const { price: known } = price;
  const gross = known ? billWords(known.gross, locale) : '–';
  return (
    <Box className={isOpen ? 'is-open' : undefined} aria-label={t`Ihre Buchung`} aria-busy={price.isLoading}>
      <Heading className="heading" aria-hidden="true">{t`Ihre Buchung`}</Heading>
      <div className="parts">
        {placed && facts.slot ? (
          <p>
            {catalogueName(placed.medium, locale)}, {catalogueName(placed.slot, locale)}
          </p>
        ) : (
          <p className="hint">{t`Wählen Sie zuerst einen Platz. Der Preis steht dann hier.`}</p>
        )}
        {known && <Parts price={known} />}
      </div>
      <Line className="is-sum">
        <span>
          {t`Gesamt`}{' '}
          <Toggle className="toggle" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t`Einzelheiten`}
            <Icon name="down" size={16} />
          </Toggle>
        </span>
        <span role="status">{gross}</span>
      </Line>
      {price.error !== undefined && (
        <p role="alert">
          {t`Der Preis lässt sich gerade nicht berechnen.`}{' '}
          <TextButton type="button" onClick={price.retry}>
            {t`Erneut versuchen`}
          </TextButton>
        </p>
      )}
      {!state.ordered && <HoldLine />}
    </Box>
  );
}

/** The lines of a price: days by what they cost, what is added and taken off, net and VAT. */
export function Parts({ price: { items, net, vat, vatShare } }: { price: AdvertPrice }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const words = (cents: number) => billWords(cents, locale);
  const rate = rateWords(vatShare, locale);
  return (
    <>
      {dayLines(items).map(({ count, cents, sum }) => {
        const each = words(cents);
        return (
          <Line key={cents}>
            <span>{t`${plural(count, { one: '# Tag', other: '# Tage' })} à ${each}`}</span>
            <span>{words(sum)}</span>
          </Line>
        );
      })}
      {items.map(({ kind, cents }) =>
        kind === 'day' ? null : (
          <Line key={kind}>
            <span>{kind === 'least' ? t`Aufschlag bis zum Mindestbetrag` : t`Gutschein`}</span>
            <span>{words(cents)}</span>
          </Line>
        ),
      )}
      <Line className="is-soft">
        <span>{t`Zwischensumme netto`}</span>
        <span>{words(net)}</span>
      </Line>
      <Line className="is-soft">
        <span>{t`zzgl. ${rate} % MwSt.`}</span>
        <span>{words(vat)}</span>
      </Line>
    </>
  );
}
