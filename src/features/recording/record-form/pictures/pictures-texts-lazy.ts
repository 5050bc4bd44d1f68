import { catalogs } from '../../../../i18n/catalogs';

/** The texts of the pictures, beside the names of their fields. */
export const picturesTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
