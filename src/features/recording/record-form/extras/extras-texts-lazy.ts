import { catalogs } from '../../../../i18n/catalogs';

/** The texts of price, publication and the client's own fields, beside the names of their fields. */
export const extrasTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
