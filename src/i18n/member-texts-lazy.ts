import { catalogs } from './catalogs';

/** The texts of everything that only people with an account see, and of the forms on the way to one. */
export const memberTexts = catalogs({ de: () => import('./members/de.po'), en: () => import('./members/en.po') });
