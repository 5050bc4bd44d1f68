import { catalogs } from '../../i18n/catalogs';

/** The texts of the editor of formatted texts. */
export const editorTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
