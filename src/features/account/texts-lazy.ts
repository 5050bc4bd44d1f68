import { catalogs } from '../../i18n/catalogs';

/** The texts of the start of the logged-in area; what stands around every screen has those of the members. */
export const startTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
