import { defaultColors } from '../theme/theme';
import { authenticatedAreaSettings, authSettings, profileFieldSettings } from './account-settings';
import {
  amount,
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
  maybeList,
  text,
  type ValueOf,
} from './setting-kinds';

/**
 * The settings of a client that every screen may need, with their defaults (spec sections 3 and 9). A key of any kind
 * may be absent; what is named neither here nor in the work settings does not exist for us.
 */
export const settingsSchema = group({
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
    /** Contact shown in the footer, HTML. Default none. Section 3. */
    footerContact: clientText(),
    /** Whether users record events. Default false. Section 1. */
    activateEventsRecording: flag(false),
    /** Whether users order adverts. Default false. Section 1. */
    activateAdverts: flag(false),
    /** Whether users write articles. Default false. Section 1. */
    activateArticles: flag(false),
    /** Whether fatal errors are reported to the API. Default false. Section 8. */
    reportErrors: flag(false),
  }),
  eventList: group({
    /** Events on a page of the list. Default 24. 1 to 100. Section 9. */
    resultsPerPage: amount(24, 1, 100),
    /** Whether visitors are reminded of what they have saved for today and tomorrow. Default true. Section 2. */
    remindOfFavourites: flag(true),
  }),
  eventDetails: group({
    /** Whether the first short description is shown. Default true. Section 3. */
    shortdesc1: flag(true),
    /** Whether the second short description is shown. Default true. Section 3. */
    shortdesc2: flag(true),
    /** Whether the third short description is shown. Default true. Section 3. */
    shortdesc3: flag(true),
    /** Whether the first long description is shown. Default true. Section 3. */
    longdesc1: flag(true),
    /** Whether the second long description is shown. Default true. Section 3. */
    longdesc2: flag(true),
    /** Whether the third long description is shown. Default true. Section 3. */
    longdesc3: flag(true),
    /** Names of the free fields that are shown. Default undefined (all). Section 3. */
    displayedFreeFields: maybeList(anyText()),
  }),
  authenticatedArea: authenticatedAreaSettings,
  auth: authSettings,
  links: group({
    /** URL of the client's own site, as in `https://www.example.org/`: paths and other relative addresses in these links and in texts of the settings lead there, never to the page that embeds. Default undefined (the host of the API). Section 1. */
    base: maybeAddress(),
    /** URL of the terms; a path leads to the client's site. Default none (not linked). Section 1. */
    conditions: text(),
    /** URL of the privacy policy; a path leads to the client's site. Default none (not linked). Section 1. */
    privacyPolicy: text(),
    /** URL of the imprint; a path leads to the client's site. Default none (not linked). Section 1. */
    imprint: text(),
  }),
  /** Texts by label id, for all locales or under `de` and `en`. Default empty. Section 3. */
  languageSettings: labels(),
  fieldSettings: group({ profile: profileFieldSettings }),
});

/** Each with the client's value or its default. */
export type Settings = ValueOf<typeof settingsSchema>;
