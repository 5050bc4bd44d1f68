import { catalogs } from '../../../../i18n/catalogs';

/** The texts of links and ticket offices, beside the names of their fields. */
export const linksTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
