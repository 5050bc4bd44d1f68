import { catalogs } from '../../../../i18n/catalogs';

/** The texts of the preview. */
export const previewTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
