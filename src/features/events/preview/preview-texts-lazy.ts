import { catalogs } from '../../../i18n/catalogs';

/** The texts around an event that is not published yet. */
export const previewTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
