import { catalogs } from '../../../i18n/catalogs';

/** The texts of what favourites have beside the hearts. */
export const extraTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
