import { authenticatedAreaSettings, authSettings, profileFieldSettings } from './account-settings';
import { firstSettingsSchema } from './first-settings';
import { amount, anyText, clientText, flag, group, maybeList, text, type ValueOf } from './setting-kinds';

const { name, theme, overrideHost, applicationSettings, links, languageSettings } = firstSettingsSchema.schema;
const { activateEventsRecording, activateArticles, ...firstApplicationSettings } = applicationSettings.schema;

/**
 * The settings of a client that every screen may need, with their defaults (spec sections 3 and 9). Any key may be
 * absent. Keys that neither this schema nor the work settings name are ignored.
 */
export const settingsSchema = group({
  name,
  theme,
  overrideHost,
  applicationSettings: group({
    ...firstApplicationSettings,
    /** Contact in the footer, HTML. Default none. Section 3. */
    footerContact: clientText(),
    activateEventsRecording,
    /** True if users order adverts. Default false. Section 1. */
    activateAdverts: flag(false),
    activateArticles,
    /** True to report fatal errors to the API. Default false. Section 8. */
    reportErrors: flag(false),
  }),
  eventList: group({
    /** Events on a page of the list. Default 24. 1 to 100. Section 9. */
    resultsPerPage: amount(24, 1, 100),
    /** True to remind visitors of their saved events of today and tomorrow. Default true. Section 2. */
    remindOfFavourites: flag(true),
  }),
  eventDetails: group({
    /** True to show the first short description. Default true. Section 3. */
    shortdesc1: flag(true),
    /** True to show the second short description. Default true. Section 3. */
    shortdesc2: flag(true),
    /** True to show the third short description. Default true. Section 3. */
    shortdesc3: flag(true),
    /** True to show the first long description. Default true. Section 3. */
    longdesc1: flag(true),
    /** True to show the second long description. Default true. Section 3. */
    longdesc2: flag(true),
    /** True to show the third long description. Default true. Section 3. */
    longdesc3: flag(true),
    /** Names of the additional fields that are shown. Default undefined (all). Section 3. */
    displayedFreeFields: maybeList(anyText()),
  }),
  authenticatedArea: authenticatedAreaSettings,
  auth: authSettings,
  links: group({
    ...links.schema,
    /** URL of the terms; a path leads to the portal's site. Default none (not linked). Section 1. */
    conditions: text(),
    /** URL of the privacy policy; a path leads to the portal's site. Default none (not linked). Section 1. */
    privacyPolicy: text(),
    /** URL of the imprint; a path leads to the portal's site. Default none (not linked). Section 1. */
    imprint: text(),
  }),
  languageSettings,
  fieldSettings: group({ profile: profileFieldSettings }),
});

/** The settings, each with the client's value or its default. */
export type Settings = ValueOf<typeof settingsSchema>;
