import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { AdvertPrice } from '../../../model/adverts/advert-price';
import { billWords, dayLines, rateWords } from './money-words';

/** What something costs, beside its words. */
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

/** The lines of a price: days by what they cost, what is added and taken off, net and VAT. */
export function PriceParts({ price: { items, net, vat, vatShare } }: { price: AdvertPrice }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const words = (cents: number) => billWords(cents, locale);
  const rate = rateWords(vatShare, locale);
  return (
    <>
      {dayLines(items).map(({ count, cents, sum }) => {
        const each = words(cents);
        return (
          <PriceLine key={cents}>
            <span>{t`${plural(count, { one: '# Tag', other: '# Tage' })} à ${each}`}</span>
            <span>{words(sum)}</span>
          </PriceLine>
        );
      })}
      {items.map(({ kind, cents }) =>
        kind === 'day' ? null : (
          <PriceLine key={kind}>
            <span>{kind === 'least' ? t`Aufschlag bis zum Mindestbetrag` : t`Gutschein`}</span>
            <span>{words(cents)}</span>
          </PriceLine>
        ),
      )}
      <PriceLine className="is-soft">
        <span>{t`Zwischensumme netto`}</span>
        <span>{words(net)}</span>
      </PriceLine>
      <PriceLine className="is-soft">
        <span>{t`zzgl. ${rate} % MwSt.`}</span>
        <span>{words(vat)}</span>
      </PriceLine>
    </>
  );
}
