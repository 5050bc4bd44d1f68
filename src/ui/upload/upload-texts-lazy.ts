import { catalogs } from '../../i18n/catalogs';

/** The texts of the field for pictures. */
export const uploadTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
