import { group, list, oneOf } from './setting-kinds';

/** Where adverts appear on screens and in `<advert-slot>`. */
export const ADVERT_SCREENS = ['list', 'teaser', 'detail', 'article'] as const;

/** What visitors see of adverts; read apart from the settings of the order, which no visitor needs. */
export const shownAdvertsSettings = group({
  /** Where adverts are shown; nobody asks for those of other places. Default all four (the demo’s server names those for which its catalogue has a product). Section 1. */
  shownIn: list(oneOf(ADVERT_SCREENS), ADVERT_SCREENS),
});
