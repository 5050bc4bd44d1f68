import { catalogs } from '../../../../i18n/catalogs';

/** The texts of the price, beside the names of its fields. */
export const priceTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
