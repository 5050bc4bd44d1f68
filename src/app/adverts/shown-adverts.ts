import { LOCALES } from '../../i18n/locale';
import { eventTexts } from '../../i18n/texts';
import { AdvertOffer } from './advert-offer';
import { FooterAdvert } from './footer-advert';
import { InlineAdvert } from './inline-advert';
import { SlotAdverts } from './slot-adverts';

/**
 * Loads the views of adverts among cards, below a screen and in a slot, and the offer to authors. Their few texts load
 * with the code, so that a screen cannot fail for missing texts.
 */
export async function loadAdvertViews() {
  await Promise.all(LOCALES.map(eventTexts.load));
  return { InlineAdvert, FooterAdvert, SlotAdverts, AdvertOffer };
}
