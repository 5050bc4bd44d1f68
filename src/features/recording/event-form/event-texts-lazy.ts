import { catalogs } from '../../../i18n/catalogs';

/** The texts of the form of an event; sections that are opened later bring their own. */
export const eventFormTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
