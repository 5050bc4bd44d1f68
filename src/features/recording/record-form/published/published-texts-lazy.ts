import { catalogs } from '../../../../i18n/catalogs';

/** The texts for what comes after an event was published or sent. */
export const publishedTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
