import { catalogs } from './catalogs';

/*
 * The messages of what is loaded together (dist-config/plugins/messages.ts says which file is in which group). Those of
 * the first screens and of the shell are always there (main-texts.ts).
 */

/** What visitors of events and articles open. */
export const eventTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?events'),
  en: () => import('./en.po?events'),
});
/** Log-in, account, profile, and every form. */
export const accountTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?account'),
  en: () => import('./en.po?account'),
});
/** Events and articles of organisers. */
export const recordingTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?recording'),
  en: () => import('./en.po?recording'),
});
/** The order of adverts, and what somebody has booked. */
export const advertTexts = /* @__PURE__ */ catalogs({
  de: () => import('./de.po?adverts'),
  en: () => import('./en.po?adverts'),
});
