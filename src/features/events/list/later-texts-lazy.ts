import { catalogs } from '../../../i18n/catalogs';

/** The texts of what the list needs after the first interaction only. */
export const laterTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
