import { catalogs } from '../i18n/catalogs';

/** The texts of what says that a host is not listed. */
export const refusalTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
