import { catalogs } from '../../../i18n/catalogs';

/** The texts of the order of an advert. */
export const orderTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
