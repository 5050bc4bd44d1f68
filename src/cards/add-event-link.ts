import type { Locale } from '../i18n/locale';
import { withLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { withNext } from '../routing/redirects';
import type { CardLink } from './card-link';

type Context = {
  settings: {
    applicationSettings: { activateEventsRecording: boolean };
    authenticatedArea: { showLoginSignupButton: boolean };
  };
  locale: Locale;
  isLoggedIn: boolean;
  /** Returns the address of a route, in the portal, which has the form. */
  hrefOf?: ((route: string) => string) | undefined;
  /** The address of another page with the form (attribute `recording-url`), for a list outside of the portal. */
  recordingHref?: string | undefined;
};

/**
 * Returns the link to the form of a new event; a guest signs up or logs in on the way. Undefined where nobody records,
 * where the client hides the log-in from guests, and where no page has the form.
 */
export function addEventLink({ settings, locale, isLoggedIn, hrefOf, recordingHref }: Context): CardLink | undefined {
  if (!settings.applicationSettings.activateEventsRecording) return undefined;
  if (!isLoggedIn && !settings.authenticatedArea.showLoginSignupButton) return undefined;
  if (!hrefOf) return recordingHref === undefined ? undefined : { href: recordingHref };
  const form = withLocale(paths.newEvent, locale);
  const route = isLoggedIn ? form : withNext(withLocale(paths.signup, locale), form);
  return { href: hrefOf(route), route };
}
