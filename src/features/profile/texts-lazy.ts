import { catalogs } from '../../i18n/catalogs';

/** The texts of the profile, which the way to an account and the start page do without. */
export const profileTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
