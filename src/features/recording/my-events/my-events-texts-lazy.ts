import { catalogs } from '../../../i18n/catalogs';

/** The texts of the list of own events, which its form does without. */
export const myEventsTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
