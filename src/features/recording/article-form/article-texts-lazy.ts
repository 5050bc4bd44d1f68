import { catalogs } from '../../../i18n/catalogs';

/** The texts of the form of an article; sections that are opened later bring their own. */
export const articleFormTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
