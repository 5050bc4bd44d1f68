import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext, type ReactNode, useContext } from 'react';
import { usePortal } from '../../portal/portal';
import { memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';
import type { Settings } from '../../settings/settings-schema';
import { Icon } from '../../ui/icon';
import { MemberIcon } from '../../ui/member-icons';

/** One place of the logged-in area, as the menu and the tiles of the start show it. */
export type Place = {
  path: string;
  icon: ReactNode;
  label: MessageDescriptor;
  /** In the menu, where there is little room. */
  short: MessageDescriptor;
  lead: MessageDescriptor;
};

type Switch = 'activateEventsRecording' | 'activateArticles' | 'activateAdverts';

const PLACES: readonly (Place & { needs?: Switch })[] = [
  {
    path: memberPaths.events,
    needs: 'activateEventsRecording',
    icon: <Icon name="calendar" />,
    label: msg({ id: 'lbl_my_events', message: 'Meine Veranstaltungen' }),
    short: msg`Veranstaltungen`,
    lead: msg`Erfassen, ändern und kopieren`,
  },
  {
    path: memberPaths.articles,
    needs: 'activateArticles',
    icon: <Icon name="book" />,
    label: msg({ id: 'lbl_my_articles', message: 'Meine Artikel' }),
    short: msg`Artikel`,
    lead: msg`Schreiben und veröffentlichen`,
  },
  {
    path: memberPaths.promotion,
    needs: 'activateAdverts',
    icon: <Icon name="star" />,
    label: msg({ id: 'lbl_my_adverts', message: 'Meine Werbung' }),
    short: msg({ id: 'lbl_advert', message: 'Werbung' }),
    lead: msg`Buchen und Gebuchtes ansehen`,
  },
  {
    path: paths.profileInformation,
    icon: <Icon name="info" />,
    label: msg({ id: 'lbl_profile_information', message: 'Ihr Profil im Überblick' }),
    short: msg`Überblick`,
    lead: msg`Was noch fehlt und was geprüft wird`,
  },
  {
    path: paths.profile,
    icon: <MemberIcon name="user" />,
    label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }),
    short: msg`Profil`,
    lead: msg`Ihre Angaben, Adressen und Zuordnungen`,
  },
  {
    path: paths.secureChange,
    icon: <MemberIcon name="key" />,
    label: msg`Passwort ändern`,
    short: msg`Passwort`,
    lead: msg`Ein neues Passwort festlegen`,
  },
];

/**
 * The places that are switched on and have a screen.
 *
 * @param routes paths that the element has screens for
 */
export function placesOf({ applicationSettings }: Pick<Settings, 'applicationSettings'>, routes: readonly string[]) {
  return PLACES.filter(({ path, needs }) => routes.includes(path) && (!needs || applicationSettings[needs]));
}

const PlacesContext = createContext<readonly string[]>([]);

/** Says which paths behind the log-in have a screen. */
export const PlacesProvider = PlacesContext.Provider;

/** The places of the area that is shown. */
export function usePlaces(): readonly Place[] {
  return placesOf(usePortal().settings, useContext(PlacesContext));
}
