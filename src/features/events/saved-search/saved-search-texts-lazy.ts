import { catalogs } from '../../../i18n/catalogs';

/** The texts of searches about which mails are sent. */
export const savedSearchTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
