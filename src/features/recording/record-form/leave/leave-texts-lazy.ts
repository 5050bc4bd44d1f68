import { catalogs } from '../../../../i18n/catalogs';

/** The texts of the question before the form is left. */
export const leaveTexts = catalogs({ de: () => import('./texts/de.po'), en: () => import('./texts/en.po') });
