import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext, useContext } from 'react';
import { paths } from '../../routing/paths';
import type { ScreenRoute } from '../../routing/screen-route';

/** An entry of the account area's menu. */
export type AreaEntry = {
  path: string;
  /** A label shorter than the screen's heading, to save space. */
  short: MessageDescriptor;
};

/** The entries in menu order. */
const ENTRIES: readonly AreaEntry[] = [
  { path: paths.myEvents, short: msg`Veranstaltungen` },
  { path: paths.myArticles, short: msg`Artikel` },
  { path: paths.bookings, short: msg({ id: 'lbl_advert', message: 'Werbung' }) },
  { path: paths.newAdvert, short: msg`Werbung buchen` },
  { path: paths.profileInformation, short: msg`Überblick` },
  { path: paths.profile, short: msg`Profil` },
  { path: paths.secureChange, short: msg`Passwort` },
];

/** Returns the menu entries of the enabled screens, in order. */
export const entriesOf = (routes: readonly Pick<ScreenRoute, 'path'>[]): AreaEntry[] =>
  ENTRIES.filter((entry) => routes.some(({ path }) => withoutSteps(path) === entry.path));

/** Removes optional steps: a screen with several steps starts at the address before them. */
const withoutSteps = (path: string) => path.replace(/(?:\/:\w+\?)+$/, '');

const RoutesContext = createContext<readonly ScreenRoute[]>([]);

/** Provides the enabled screens of the area. */
export const AreaRoutesProvider = RoutesContext.Provider;

/** Returns the enabled screens of the area. */
export const useAreaRoutes = (): readonly ScreenRoute[] => useContext(RoutesContext);
