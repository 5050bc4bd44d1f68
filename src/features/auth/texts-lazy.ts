import { catalogs } from '../../i18n/catalogs';

/** The texts of the way to an account, which the screens behind the log-in do without. */
export const authTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
