import { catalogs } from './catalogs';

/*
 * The messages of parts that load together (dist-config/plugins/messages.ts assigns files to groups). Those of the
 * first screens and of the shell are always loaded (main-texts.ts).
 */

/** The texts of screens for visitors of events and articles. */
export const eventTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?events'),
  en: () => import('./en.po?events'),
});
/** The texts of log-in, account, profile, and every form. */
export const accountTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?account'),
  en: () => import('./en.po?account'),
});
/** The texts of recording: an author's events and articles. */
export const recordingTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?recording'),
  en: () => import('./en.po?recording'),
});
/** The texts of advert orders and bookings. */
export const advertTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?adverts'),
  en: () => import('./en.po?adverts'),
});
