import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { withVat } from '../../../model/answers/advert-price';
import { isShownGross } from './buyer';
import { exactAmount } from './money-words';
import { useOrder } from './order-context';

type PricedSlot = { price: { dayCents: number; vatShare: number } };

/** The displayed prices: net for businesses, with VAT for others, without mention of VAT if none is charged. */
export type ShownPrice = ReturnType<typeof useShownPrice>;

export function useShownPrice() {
  const { catalogue, state, person } = useOrder();
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const isGross = isShownGross(state.draft, person);
  const isTaxed = catalogue.some(({ channels }) =>
    channels.some(({ slots }) => slots.some(({ price }) => price.vatShare > 0)),
  );
  const kind: 'gross' | 'net' | 'plain' = isTaxed ? (isGross ? 'gross' : 'net') : 'plain';
  return {
    kind,
    /** Returns the displayed cents of a slot's day. */
    centsOf: ({ price }: PricedSlot): number => (isGross ? withVat(price.dayCents, price.vatShare) : price.dayCents),
    /** Formats a price: '9,00 € netto am Tag', or with VAT. @param cents as displayed */
    perDay(cents: number): string {
      const price = exactAmount(cents, locale);
      if (kind === 'plain') return t`${price} am Tag`;
      return _(kind === 'gross' ? msg`${price} inkl. MwSt. am Tag` : msg`${price} netto am Tag`);
    },
  };
}
