import { catalogs } from '../i18n/catalogs';

/** Loads what says that a host is not listed; a page that is set up well never needs it. */
export const loadRefusal = () => import('./refusal');

/** Its texts. */
export const refusalTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
