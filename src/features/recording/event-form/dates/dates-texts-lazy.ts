import { catalogs } from '../../../../i18n/catalogs';

/** The texts of dates and series, beside the names of their fields. */
export const datesTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
