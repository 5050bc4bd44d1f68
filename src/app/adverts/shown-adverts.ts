import { LOCALES } from '../../i18n/locale';
import { eventTexts } from '../../i18n/texts';
import { AdvertOffer } from './advert-offer';
import { FooterAdvert } from './footer-advert';
import { InlineAdvert } from './inline-advert';
import { SlotAdverts } from './slot-adverts';

/**
 * Adverts among the cards of a list, below a screen, and in a slot anywhere on a page, and the question to organisers
 * whether they want some. Their few texts come with the
 * code: a screen must not fail because they are missing.
 */
export async function loadShownAdverts() {
  await Promise.all(LOCALES.map(eventTexts.load));
  return { InlineAdvert, FooterAdvert, SlotAdverts, AdvertOffer };
}
