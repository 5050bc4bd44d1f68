import { catalogs } from '../../../../i18n/catalogs';

/** The texts of what is taken from the last event. */
export const lastTimeTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
