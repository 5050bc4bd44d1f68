import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext, type ReactNode, useContext } from 'react';
import { memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';
import type { ScreenRoute } from '../../routing/screen-route';
import { Icon } from '../../ui/icon';
import { MemberIcon } from '../../ui/member-icons';

/** How the menu and the tiles of the start show a route of the logged-in area, beside its title. */
type Look = {
  path: string;
  icon: ReactNode;
  /** In the menu, where there is little room. */
  short: MessageDescriptor;
  lead: MessageDescriptor;
};

/** One entry of the menu and of the tiles. */
export type AreaEntry = Look & { title: MessageDescriptor };

/** In the order of the menu. */
const LOOKS: readonly Look[] = [
  {
    path: memberPaths.events,
    icon: <Icon name="calendar" />,
    short: msg`Veranstaltungen`,
    lead: msg`Erfassen, ändern und kopieren`,
  },
  {
    path: memberPaths.articles,
    icon: <Icon name="book" />,
    short: msg`Artikel`,
    lead: msg`Schreiben und veröffentlichen`,
  },
  {
    path: memberPaths.promotion,
    icon: <Icon name="star" />,
    short: msg({ id: 'lbl_advert', message: 'Werbung' }),
    lead: msg`Buchen und Gebuchtes ansehen`,
  },
  {
    path: paths.profileInformation,
    icon: <Icon name="info" />,
    short: msg`Überblick`,
    lead: msg`Was noch fehlt und was geprüft wird`,
  },
  {
    path: paths.profile,
    icon: <MemberIcon name="user" />,
    short: msg`Profil`,
    lead: msg`Ihre Angaben, und für wen Sie eintragen`,
  },
  {
    path: paths.secureChange,
    icon: <MemberIcon name="key" />,
    short: msg`Passwort`,
    lead: msg`Ein neues Passwort festlegen`,
  },
];

/** The entries for the routes that have a title, in the order of the menu. */
export const entriesOf = (routes: readonly Pick<ScreenRoute, 'path' | 'title'>[]): AreaEntry[] =>
  LOOKS.flatMap((look) => {
    const title = routes.find(({ path }) => path === look.path)?.title;
    return title ? [{ ...look, title }] : [];
  });

const RoutesContext = createContext<readonly ScreenRoute[]>([]);

/** Tells the menu and the tiles which screens of the area are switched on. */
export const AreaRoutesProvider = RoutesContext.Provider;

/** The entries of the area that is shown. */
export const useAreaEntries = (): AreaEntry[] => entriesOf(useContext(RoutesContext));
