import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { type VatCategory, vatNote } from '../../../model/adverts/vat-category';
import type { AdvertPrice } from '../../../model/answers/advert-price';
import { isShownGross } from './buyer';
import { exactAmount, type PriceRow, priceRows, rateText } from './money-words';
import { useOrder } from './order-context';

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
            <RowLabel row={row} />
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

/** Returns the label of a line, with the reasons for a discount. */
function RowLabel({ row: { kind, count, each, tierShare, repeatShare, code = '', share } }: { row: PriceRow }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const rate = (rateShare: number) => rateText(rateShare, locale);
  if (kind === 'least') return t`Aufschlag bis zum Mindestbetrag`;
  if (kind === 'voucher') {
    const off = share ? ` (${rate(share)} %)` : '';
    return `${t`Gutschein`} ${code}${off}`.trim();
  }
  const days = t`${plural(count, { one: '# Tag', other: '# Tage' })}`;
  const price = each === undefined ? '' : exactAmount(each, locale);
  const [tier, repeat] = [rate(tierShare ?? 0), rate(repeatShare ?? 0)];
  const reasons = [
    tierShare ? t`${tier} % Mengenrabatt` : '',
    repeatShare ? t`${repeat} % Wiederholungsrabatt` : '',
  ].filter(Boolean);
  return (
    <>
      {price ? t`${plural(count, { one: '# Tag', other: '# Tage' })} à ${price}` : days}
      {reasons.length > 0 && <small> ({reasons.join(', ')})</small>}
    </>
  );
}

/** Renders why there is no VAT, with the sentence of the invoice. */
function NoVat({ category, note }: { category: VatCategory | undefined; note: string }) {
  const { t } = useLingui();
  const reason =
    category === 'AE'
      ? t`Ohne Mehrwertsteuer: Ihre Firma schuldet sie in ihrem Land.`
      : category === 'O'
        ? t`Ohne Mehrwertsteuer: Für Firmen außerhalb der EU ist die Anzeige hier nicht steuerbar.`
        : t`Ohne Mehrwertsteuer: Der Verkäufer ist Kleinunternehmer.`;
  return (
    <p className="hint">
      {reason} {t`Auf der Rechnung steht: „${note}“`}
    </p>
  );
}
