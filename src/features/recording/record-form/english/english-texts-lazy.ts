import { catalogs } from '../../../../i18n/catalogs';

/** The texts around the English texts of an event. */
export const englishTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
