import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import { filterOffers } from '../offers';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';
import { useShownPrice } from '../use-shown-price';
import { NothingFits } from './nothing-fits';
import { type OfferCard, OfferCards } from './offer-cards';
import { OfferFilterBar } from './offer-filter';
import { capacityText, deadlineText, nameAndDescription, nextFreeLabel, reachText, slotSizeLabel } from './offer-words';

/** Renders the choice of a slot of the channel. */
export function SlotStep() {
  const { t } = useLingui();
  const translation = useTranslation();
  const prices = useShownPrice();
  const { catalogue, filter, placed, state, store, next, facts } = useOrder();
  const { draft } = state;
  const medium = placed?.medium.id ?? draft.medium;
  const channel = placed?.channel.id ?? draft.channel;
  const offers = filterOffers(catalogue, filter, prices.centsOf)
    .filter(({ id }) => medium === undefined || id === medium)
    .flatMap(({ channels }) => channels)
    .filter(({ id }) => channel === undefined || id === channel)
    .flatMap(({ reach, slots }) =>
      slots.map(
        (slot): OfferCard => ({
          id: slot.id,
          ...nameAndDescription(slot, translation),
          place: slot.place,
          size: slot.size,
          picture: slot.picture,
          facts: [
            { name: t`Preis`, value: prices.perDay(prices.centsOf(slot)) },
            { name: t`Größe`, value: slotSizeLabel(slot, translation) },
            { name: t`Reichweite`, value: reachText(reach, translation) },
            { name: t`Anzahl`, value: capacityText(slot.capacity, translation) },
            { name: t`Nächster freier Tag`, value: nextFreeLabel(slot.nextFree, translation) },
            { name: t`Anzeigenschluss`, value: deadlineText(slot.closing, translation) },
          ],
          ...(!slot.nextFree && { note: t`Dieser Werbeplatz ist zurzeit ausgebucht.` }),
        }),
      ),
    );
  function choose(id: string) {
    if (id !== draft.slot) store.update({ slot: id, dates: [] });
    next();
  }
  return (
    <>
      <OfferFilterBar />
      {offers.length === 0 ? (
        <NothingFits />
      ) : (
        <OfferCards label={t`Werbeplätze`} {...{ offers }} chosen={draft.slot} onChoose={choose} />
      )}
      <StepFoot onNext={facts.slot ? next : undefined} />
    </>
  );
}
