import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import { filterOffers, offerOf } from '../offers';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';
import { useShownPrice } from '../use-shown-price';
import { useTowns } from '../use-towns';
import { NothingFits } from './nothing-fits';
import { type OfferCard, OfferCards } from './offer-cards';
import { OfferFilterBar } from './offer-filter';
import { minPriceText, nameAndDescription, nextFreeLabel, reachText, townNames } from './offer-words';

/** Renders the choice of a section of the medium. */
export function ChannelStep() {
  const { t } = useLingui();
  const translation = useTranslation();
  const prices = useShownPrice();
  const { catalogue, filter, placed, state, store, next, facts } = useOrder();
  const towns = useTowns();
  const medium = placed?.medium.id ?? state.draft.medium;
  const chosen = placed?.channel.id ?? state.draft.channel;
  const offers = filterOffers(catalogue, filter, prices.centsOf)
    .filter(({ id }) => medium === undefined || id === medium)
    .flatMap(({ channels }) => channels)
    .map((channel): OfferCard => {
      const offer = offerOf([channel], prices.centsOf);
      return {
        id: channel.id,
        ...nameAndDescription(channel, translation),
        place: channel.slots[0]?.place ?? 'list',
        facts: [
          { name: t`Reichweite`, value: reachText(channel.reach, translation) },
          ...(towns.length > 0
            ? [{ name: t`Verbreitungsgebiet`, value: townNames(channel, towns) ?? t`alle Orte` }]
            : []),
          { name: t`Werbeplätze`, value: t`${plural(offer.slots, { one: '# Werbeplatz', other: '# Werbeplätze' })}` },
          { name: t`Preis`, value: minPriceText(offer, translation, prices) },
          { name: t`Nächster freier Tag`, value: nextFreeLabel(offer.nextFree, translation) },
        ],
      };
    });
  function choose(id: string) {
    if (id !== chosen) store.update({ channel: id, slot: undefined, dates: [] });
    next();
  }
  return (
    <>
      <OfferFilterBar />
      {offers.length === 0 ? (
        <NothingFits />
      ) : (
        <OfferCards label={t`Bereiche`} {...{ offers, chosen }} onChoose={choose} />
      )}
      <StepFoot onNext={facts.channel ? next : undefined} />
    </>
  );
}
