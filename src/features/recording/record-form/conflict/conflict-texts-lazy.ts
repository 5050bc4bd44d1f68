import { catalogs } from '../../../../i18n/catalogs';

/** The texts of two states of an event beside each other. */
export const conflictTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
