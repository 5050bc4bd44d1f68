import { catalogs } from '../../../i18n/catalogs';

/** The texts that only the detail of an event has. */
export const detailTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
