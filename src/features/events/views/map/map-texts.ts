import { catalogs } from '../../../../i18n/catalogs';
import { messages as german } from './texts/de.po';
import { messages as english } from './texts/en.po';

/** The texts of the map: too few for files of their own. */
export const mapTexts = catalogs({
  de: async () => ({ messages: german }),
  en: async () => ({ messages: english }),
});
