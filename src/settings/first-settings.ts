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

/** The settings that a first screen needs before the application is there; the schema of all settings has them, too. */
export const firstSettingsSchema = group({
  /** Name of the client, the title of the stand-alone page. Default none. Section 1. */
  name: text(),
  theme: group({
    /** CSS font list. Default none (the font of the host page). Section 3. */
    fontFamily: fonts(),
    light: group({
      /** What can be clicked or is chosen. Default #0089CE. CSS colour. Section 9. */
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
      /** The ground that everything stands on, painted where it is set. Default undefined (that of the page; #FFFFFF, painted, where it cannot be known). CSS colour. Section 9. */
      background: maybeColor(),
      /** Text on filled buttons. Default #FFFFFF. CSS colour. Section 9. */
      text_on_primary: color(defaultColors.text_on_primary),
    }),
  }),
  /** Base URL that all calls go to in place of the host attribute. Default none. Section 7. */
  overrideHost: text(),
  applicationSettings: group({
    /** HTML around the portal, with `{{portal}}` where it stands. Default none. Section 1. */
    scaffoldTemplate: clientText(),
    /** Hosts whose pictures HTML of the settings may show besides the API's, as in `cdn.example.org`. Default empty. Section 1. */
    imageHosts: list(anyText()),
    /** Whether users write articles. Default false. Section 1. */
    activateArticles: flag(false),
  }),
  authenticatedArea: group({
    /** Whether guests are offered to log in and sign up. Default true. Section 9. */
    showLoginSignupButton: flag(true),
  }),
  links: group({
    /** URL of the client's own site, as in `https://www.example.org/`: paths and other relative addresses in these links and in texts of the settings lead there, never to the page that embeds. Default undefined (the host of the API). Section 1. */
    base: maybeAddress(),
  }),
  /** Texts by label id, for all locales or under `de` and `en`. Default empty. Section 3. */
  languageSettings: labels(),
});

/** Each with the client's value or its default. */
export type FirstSettings = ValueOf<typeof firstSettingsSchema>;

/** The settings of a first screen, out of their layers: see readSettings. What is wrong there, the application says. */
export const toFirstSettings = (locale: Locale, layers: readonly unknown[]): FirstSettings =>
  readSettings(firstSettingsSchema, layers, { locale }).values;
