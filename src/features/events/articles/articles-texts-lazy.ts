import { catalogs } from '../../../i18n/catalogs';

/** The texts of articles that visitors read. */
export const articlesTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
