import { catalogs } from '../../../i18n/catalogs';

/** The texts of calendars and feeds. */
export const calendarTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
