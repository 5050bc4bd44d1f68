import { catalogs } from '../../../i18n/catalogs';

/** The texts of the list of own articles. */
export const myArticlesTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
