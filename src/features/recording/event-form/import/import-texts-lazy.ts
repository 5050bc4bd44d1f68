import { catalogs } from '../../../../i18n/catalogs';

/** The texts of the import. */
export const importTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
