import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import { filterOffers, offerOf } from '../offers';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';
import { useShownPrice } from '../use-shown-price';
import { NothingFits } from './nothing-fits';
import { type OfferCard, OfferCards } from './offer-cards';
import { OfferFilterBar } from './offer-filter';
import { kindLabel, minPriceText, nameAndDescription, nextFreeLabel, reachText } from './offer-words';

/** Renders the choice of a newspaper or a website. */
export function MediumStep() {
  const { t } = useLingui();
  const translation = useTranslation();
  const prices = useShownPrice();
  const { catalogue, filter, placed, state, store, next, facts } = useOrder();
  const chosen = placed?.medium.id ?? state.draft.medium;
  const offers = filterOffers(catalogue, filter, prices.centsOf).map((medium): OfferCard => {
    const offer = offerOf(medium.channels, prices.centsOf);
    return {
      id: medium.id,
      ...nameAndDescription(medium, translation),
      place: medium.kind === 'print' ? 'print' : 'list',
      facts: [
        { name: t`Art`, value: kindLabel(medium.kind, translation) },
        { name: t`Reichweite`, value: reachText(offer.reach, translation) },
        { name: t`Werbeplätze`, value: t`${plural(offer.slots, { one: '# Werbeplatz', other: '# Werbeplätze' })}` },
        { name: t`Preis`, value: minPriceText(offer, translation, prices) },
        { name: t`Nächster freier Tag`, value: nextFreeLabel(offer.nextFree, translation) },
      ],
    };
  });
  function choose(id: string) {
    const isOther = id !== chosen;
    if (isOther) store.update({ medium: id, channel: undefined, slot: undefined, dates: [] });
    next();
  }
  return (
    <>
      <OfferFilterBar />
      {offers.length === 0 ? (
        <NothingFits />
      ) : (
        <OfferCards label={t`Medien`} {...{ offers, chosen }} onChoose={choose} />
      )}
      <StepFoot onNext={facts.medium ? next : undefined} />
    </>
  );
}
