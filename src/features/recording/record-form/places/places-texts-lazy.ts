import { catalogs } from '../../../../i18n/catalogs';

/** The texts of place and promoter, beside the names of their fields. */
export const placesTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
