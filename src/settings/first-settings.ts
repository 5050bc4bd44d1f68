import type { Locale } from '../i18n/locale';
import { defaultColors } from '../theme/theme';
import { readSettings } from './read-settings';
import {
  anyText,
  clientText,
  color,
  flag,
  fonts,
  group,
  labels,
  list,
  maybeAddress,
  maybeColor,
  text,
  type ValueOf,
} from './setting-kinds';

/**
 * The settings that a first screen needs before the application has loaded; the schema of all settings includes them.
 */
export const firstSettingsSchema = group({
  /** Name of the portal, the title of the stand-alone page. Default none. Section 1. */
  name: text(),
  theme: group({
    /** CSS font list. Default none (the font of the host page). Section 3. */
    fontFamily: fonts(),
    light: group({
      /** Clickable and selected elements. Default #0089CE. CSS colour. Section 9. */
      primary: color(defaultColors.primary),
      /** Small highlights. Default #FFF176. CSS colour. Section 9. */
      secondary: color(defaultColors.secondary),
      /** Errors. Default #FF5722. CSS colour. Section 9. */
      error: color(defaultColors.error),
      /** Hints. Default #2196f3. CSS colour. Section 9. */
      info: color(defaultColors.info),
      /** Success. Default #4caf50. CSS colour. Section 9. */
      success: color(defaultColors.success),
      /** Warnings. Default #fb8c00. CSS colour. Section 9. */
      warning: color(defaultColors.warning),
      /**
       * Background of the page, painted only if set. Default undefined (that of the page; #FFFFFF, painted, if it
       * cannot be determined). CSS colour. Section 9.
       */
      background: maybeColor(),
      /** Text on filled buttons. Default #FFFFFF. CSS colour. Section 9. */
      text_on_primary: color(defaultColors.text_on_primary),
    }),
  }),
  /** Base URL of all calls, in place of the host attribute. Default none. Section 7. */
  overrideHost: text(),
  applicationSettings: group({
    /** HTML around the portal, with the placeholder `{{portal}}`. Default none. Section 1. */
    scaffoldTemplate: clientText(),
    /**
     * Further hosts, besides that of the API, from which HTML in the settings may show pictures, as in
     * `cdn.example.org`. Default empty. Section 1.
     */
    imageHosts: list(anyText()),
    /** True if users record events. Default false. Section 1. */
    activateEventsRecording: flag(false),
    /** True if users write articles. Default false. Section 1. */
    activateArticles: flag(false),
  }),
  authenticatedArea: group({
    /** True if guests see the links to log in and sign up. Default true. Section 9. */
    showLoginSignupButton: flag(true),
  }),
  links: group({
    /**
     * URL of the portal's own site, as in `https://www.example.org/`. Paths and other relative addresses in these links
     * and in texts of the settings lead there, never to the embedding page. Default undefined (the host of the API).
     * Section 1.
     */
    base: maybeAddress(),
  }),
  /** Texts that replace built-in ones, by message id: for both languages, or under `de` and `en`. Default empty. Section 3. */
  languageSettings: labels(),
});

/** The first settings, each with the client's value or its default. */
export type FirstSettings = ValueOf<typeof firstSettingsSchema>;

/** Reads the settings of a first screen from their layers: see readSettings. The application reports the problems. */
export const toFirstSettings = (locale: Locale, layers: readonly unknown[]): FirstSettings =>
  readSettings(firstSettingsSchema, layers, { locale }).values;
