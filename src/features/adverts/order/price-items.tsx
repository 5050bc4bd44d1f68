import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { type VatCategory, vatNote } from '../../../model/adverts/vat-category';
import type { AdvertPrice } from '../../../model/answers/advert-price';
import { isShownGross } from './buyer';
import { exactAmount, priceRows, rateText } from './money-words';
import { useOrder } from './order-context';
import { PriceRowLabel } from './price-row-label';

/** A line with a label and an amount. */
export const PriceLine = styled.p`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  > span:last-of-type:not(:only-child) {
    flex: none;
  }
  &.is-soft {
    color: var(--portal-color-text-soft);
    font-size: var(--text-s);
  }
  &.is-sum {
    align-items: center;
    font-size: var(--text-l);
    font-weight: 700;
  }
  @container portal (min-width: 900px) {
    &.is-sum {
      padding-top: 12px;
      border-top: 1px solid var(--portal-color-line);
    }
  }
`;

/** Renders the lines of a price: days by price, surcharges and discounts with reasons, and VAT or why there is none. */
export function PriceItems({ price }: { price: AdvertPrice }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { state, person } = useOrder();
  const amount = (cents: number) => exactAmount(cents, locale);
  const isGross = isShownGross(state.draft, person);
  const note = vatNote(price.vatCategory, locale);
  const rate = rateText(price.vatShare, locale);
  return (
    <>
      {priceRows(price, isGross).map((row) => (
        <PriceLine key={row.key}>
          <span>
            <PriceRowLabel row={row} />
          </span>
          <span>{amount(row.sum)}</span>
        </PriceLine>
      ))}
      {note ? (
        <NoVat category={price.vatCategory} note={note} />
      ) : isGross ? (
        <PriceLine className="is-soft">
          <span>{t`darin ${rate} % MwSt.`}</span>
          <span>{amount(price.vat)}</span>
        </PriceLine>
      ) : (
        <>
          <PriceLine className="is-soft">
            <span>{t`Zwischensumme netto`}</span>
            <span>{amount(price.net)}</span>
          </PriceLine>
          <PriceLine className="is-soft">
            <span>{t`zzgl. ${rate} % MwSt.`}</span>
            <span>{amount(price.vat)}</span>
          </PriceLine>
        </>
      )}
    </>
  );
}

/** Renders why there is no VAT, with the sentence of the invoice. */
function NoVat({ category, note }: { category: VatCategory | undefined; note: string }) {
  const { t } = useLingui();
  const reason =
    category === 'AE'
      ? t`Ohne MwSt.: Ihre Firma schuldet sie in ihrem Land.`
      : category === 'O'
        ? t`Ohne MwSt.: Für Firmen außerhalb der EU ist die Anzeige hier nicht steuerbar.`
        : t`Ohne MwSt.: Der Verkäufer ist Kleinunternehmer.`;
  return (
    <p className="hint">
      {reason} {t`Auf der Rechnung steht: „${note}“`}
    </p>
  );
}
