import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext, useContext } from 'react';
import { paths } from '../../routing/paths';
import type { ScreenRoute } from '../../routing/screen-route';
import type { AccountIconName } from '../../ui/account-icons';

/** A place in the account area. */
export type AreaEntry = {
  path: string;
  /** A label shorter than the screen's heading, to save space. */
  short: MessageDescriptor;
};

/** The tabs of the area. */
export const TABS: readonly AreaEntry[] = [
  { path: paths.secure, short: msg`Start` },
  { path: paths.myEvents, short: msg`Veranstaltungen` },
  { path: paths.myArticles, short: msg`Artikel` },
  { path: paths.bookings, short: msg({ id: 'lbl_advert', message: 'Werbung' }) },
];

/** The screens about the person, in the account menu. */
export const PERSONAL: readonly (AreaEntry & { icon: AccountIconName })[] = [
  { path: paths.profile, short: msg`Profil`, icon: 'user' },
  { path: paths.profileInformation, short: msg`Überblick`, icon: 'page' },
  { path: paths.secureChange, short: msg`Passwort`, icon: 'key' },
];

/** Returns the entries of the enabled screens, in order. */
export const enabledEntries = <Entry extends AreaEntry>(
  entries: readonly Entry[],
  routes: readonly Pick<ScreenRoute, 'path'>[],
): Entry[] => entries.filter((entry) => entry.path === paths.secure || routes.some(({ path }) => path === entry.path));

const RoutesContext = createContext<readonly ScreenRoute[]>([]);

/** Provides the enabled screens of the area. */
export const AreaRoutesProvider = RoutesContext.Provider;

/** Returns the enabled screens of the area. */
export const useAreaRoutes = (): readonly ScreenRoute[] => useContext(RoutesContext);
