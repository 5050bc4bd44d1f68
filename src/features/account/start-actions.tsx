import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { addressKinds } from '../../model/address-problems';
import type { Person } from '../../model/answers/person';
import { paths } from '../../routing/paths';
import { profileSectionRoute } from '../../routing/profile-sections';
import type { Settings } from '../../settings/settings-schema';
import { AccountIcon } from '../../ui/account-icons';
import { Icon } from '../../ui/icon';

/** A link to something that a person can do. */
export type StartAction = {
  /** The route without locale prefix. */
  route: string;
  icon: ReactNode;
  title: MessageDescriptor;
  lead: MessageDescriptor;
};

/** Returns the actions on the start page. The menu names screens; these name purposes, and lead to the exact place. */
export function startActions({ email, roleRelations }: Person, settings: Settings): StartAction[] {
  const { maxRelations } = settings.authenticatedArea;
  const canAddRelation = maxRelations === 0 || roleRelations.length < maxRelations;
  const [kind] = addressKinds(settings);
  return [
    ...(settings.applicationSettings.activateEventsRecording ? [NEW_EVENT] : []),
    ...(settings.applicationSettings.activateArticles ? [NEW_ARTICLE] : []),
    // The first relation is one of the tasks.
    ...(roleRelations.length > 0 && canAddRelation ? [MORE_RELATIONS] : []),
    ...(kind ? [{ ...CONTACT, route: profileSectionRoute(kind) }] : []),
    { ...EMAIL, lead: msg`Zurzeit: ${email}` },
    PRIVACY,
  ];
}

const NEW_EVENT: StartAction = {
  route: paths.newEvent,
  icon: <Icon name="calendar" />,
  title: msg`Veranstaltung erfassen`,
  lead: msg`Ein Entwurf genügt für den Anfang`,
};

const NEW_ARTICLE: StartAction = {
  route: paths.newArticle,
  icon: <AccountIcon name="page" />,
  title: msg`Artikel erfassen`,
  lead: NEW_EVENT.lead,
};

const MORE_RELATIONS: StartAction = {
  route: profileSectionRoute('relations'),
  icon: <AccountIcon name="users" />,
  title: msg`Für weitere eintragen`,
  lead: msg`Eine weitere Organisation oder einen weiteren Ort angeben`,
};

const CONTACT = {
  icon: <Icon name="place" />,
  title: msg`Adresse und Telefon ändern`,
  lead: msg`Damit wir Sie bei Rückfragen erreichen`,
};

const EMAIL = {
  route: profileSectionRoute('email'),
  icon: <AccountIcon name="pencil" />,
  title: msg`E-Mail-Adresse ändern`,
};

const PRIVACY: StartAction = {
  route: profileSectionRoute('privacy'),
  icon: <AccountIcon name="download" />,
  title: msg`Daten herunterladen`,
  lead: msg`Alles, was über Sie gespeichert ist`,
};
