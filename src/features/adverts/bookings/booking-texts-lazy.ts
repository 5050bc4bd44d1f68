import { catalogs } from '../../../i18n/catalogs';

/** The texts of booked adverts. */
export const bookingTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
