import { catalogs } from '../../i18n/catalogs';

/** The texts of adverts that are shown. */
export const shownTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
