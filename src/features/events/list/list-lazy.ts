import type { Locale } from '../../../i18n/locale';
import { eventTexts } from '../../../i18n/texts';
import { lazily } from '../../../lib/lazily';

/*
 * What the list needs after the first interaction only. Each is loaded when it is first wanted.
 */

/** Measures distances where the server does not. */
export const aroundKit = lazily(() => import('./around'));

/** Looks up places that a link names without their coordinates, or by their ids. */
export const placeKit = lazily(() => import('./named-place'));

/** Suggestions of places. */
export const suggestionsKit = lazily(() => import('./place-suggestions'));

/** Dates by typing and by calendar. */
export const whenKit = lazily(() => import('./when-panel'));

/** All rubrics, tags and switches. */
export const facetsKit = lazily(() => import('./facet-panels'));

/** All filters in one sheet, for a narrow list. */
export const sheetKit = lazily(() => import('./filter-sheet'));

/** What can be done with a list of favourites. */
export const favouritesKit = lazily(() => import('./favourites-bar'));

/** What to do when nothing was found. */
export const nothingFoundKit = lazily(() => import('./nothing-found'));

const failureKitIn = (locale: Locale) =>
  lazily(async () => (await Promise.all([import('./failure-notice'), eventTexts.load(locale)]))[0]);

/** Why the events could not be loaded, and what to do; with its texts, which must not fail when it is drawn. */
export const failureKits = { de: failureKitIn('de'), en: failureKitIn('en') };

/** What a list does while it is looked at. */
export const meanwhileKit = lazily(() => import('./meanwhile'));
