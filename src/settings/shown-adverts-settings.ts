import { group, list, oneOf } from './setting-kinds';

/** The placements of adverts on screens and in `<advert-slot>`. */
export const ADVERT_SCREENS = ['list', 'teaser', 'detail', 'article'] as const;

/** The settings of adverts for visitors, separate from those of the order, which no visitor needs. */
export const shownAdvertsSettings = group({
  /**
   * Placements of adverts; no adverts are requested for others. Default all four (the demo server sets those for which
   * its catalogue has a slot). Section 1.
   */
  shownIn: list(oneOf(ADVERT_SCREENS), ADVERT_SCREENS),
});
