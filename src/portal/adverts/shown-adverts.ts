import { LOCALES } from '../../i18n/locale';
import { AdvertAmongCards } from './among-cards';
import { AdvertBelow } from './below-screen';
import { AdvertsInSlot } from './in-slot';
import { shownTexts } from './shown-texts-lazy';

/**
 * Adverts among the cards of a list, below a screen, and in a slot anywhere on a page. Their few texts come with the
 * code: a screen must not fail because they are missing.
 */
export async function loadShownAdverts() {
  await Promise.all(LOCALES.map(shownTexts.load));
  return { AdvertAmongCards, AdvertBelow, AdvertsInSlot };
}
