import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext, useContext } from 'react';
import { paths } from '../../routing/paths';
import type { ScreenRoute } from '../../routing/screen-route';

/** How the menu shows a route of the logged-in area. */
export type AreaEntry = {
  path: string;
  /** Shorter than its heading: there is little room. */
  short: MessageDescriptor;
};

/** In the order of the menu. */
const ENTRIES: readonly AreaEntry[] = [
  { path: paths.myEvents, short: msg`Veranstaltungen` },
  { path: paths.myArticles, short: msg`Artikel` },
  { path: paths.bookings, short: msg({ id: 'lbl_advert', message: 'Werbung' }) },
  { path: paths.newAdvert, short: msg`Werbung buchen` },
  { path: paths.profileInformation, short: msg`Überblick` },
  { path: paths.profile, short: msg`Profil` },
  { path: paths.secureChange, short: msg`Passwort` },
];

/** The entries of the menu whose screens are switched on, in its order. */
export const entriesOf = (routes: readonly Pick<ScreenRoute, 'path'>[]): AreaEntry[] =>
  ENTRIES.filter((entry) => routes.some(({ path }) => withoutSteps(path) === entry.path));

/** A screen with several steps begins at the address before them. */
const withoutSteps = (path: string) => path.replace(/(?:\/:\w+\?)+$/, '');

const RoutesContext = createContext<readonly ScreenRoute[]>([]);

/** Tells the menu which screens of the area are switched on. */
export const AreaRoutesProvider = RoutesContext.Provider;

/** The screens of the area that are switched on. */
export const useAreaRoutes = (): readonly ScreenRoute[] => useContext(RoutesContext);
