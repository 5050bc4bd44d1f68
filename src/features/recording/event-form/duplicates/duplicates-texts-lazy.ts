import { catalogs } from '../../../../i18n/catalogs';

/** The texts of what is said about events that may be the same. */
export const duplicatesTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
