import { catalogs } from '../../../../i18n/catalogs';

/** The texts about the review of an event. */
export const reviewTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
