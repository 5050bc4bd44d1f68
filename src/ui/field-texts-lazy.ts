import { catalogs } from '../i18n/catalogs';

/** The texts of the fields that only large forms have: days, times, numbers, amounts, tags. */
export const fieldTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
