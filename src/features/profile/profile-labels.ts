import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '../../i18n/speech';
import { CONSENTS } from '../../portal/form/consent-label';
import type { Settings } from '../../settings/settings-schema';

const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  salutation: msg({ id: 'lbl_salutation', message: 'Anrede' }),
  firstName: msg({ id: 'lbl_first_name', message: 'Vorname' }),
  lastName: msg({ id: 'lbl_last_name', message: 'Nachname' }),
  email: msg({ id: 'lbl_email', message: 'E-Mail' }),
  passwordOld: msg({ id: 'lbl_password_old', message: 'Aktuelles Passwort' }),
  freeOrganization: msg({ id: 'lbl_organization', message: 'Organisation' }),
  organization: msg({ id: 'lbl_organization', message: 'Organisation' }),
  street: msg({ id: 'lbl_street', message: 'Straße' }),
  plz: msg({ id: 'lbl_plz', message: 'Postleitzahl' }),
  community: msg({ id: 'lbl_community', message: 'Gemeinde' }),
  phone: msg({ id: 'lbl_phone', message: 'Telefon' }),
  url: msg({ id: 'lbl_url', message: 'Website' }),
  acceptConditions: CONSENTS.conditions,
  acceptPrivacyPolicy: CONSENTS.privacyPolicy,
  acceptAds: msg`Werbung und Neuigkeiten`,
  addresses: msg`Adressen`,
  roleRelations: msg({ id: 'lbl_role_relations', message: 'Zuordnungen' }),
};

/** The field of an address that a path means: 'official.plz', or 'freeOrganization'. */
function addressField(path: string): { kind: 'official' | 'private'; name: string } | undefined {
  if (path === 'freeOrganization' || path === 'organization') return { kind: 'official', name: 'organization' };
  const [kind, name] = path.split('.');
  return name !== undefined && (kind === 'official' || kind === 'private') ? { kind, name } : undefined;
}

/** What the client says about a field of an address (settings `fieldSettings.profile`). */
export function fieldSetting(path: string, { fieldSettings }: Settings) {
  const field = addressField(path);
  if (!field) return undefined;
  const { official, private: home } = fieldSettings.profile;
  const { kind, name } = field;
  if (name === 'organization') return official.organization;
  const isKnown = name === 'street' || name === 'plz' || name === 'community' || name === 'phone';
  return isKnown ? (kind === 'official' ? official : home)[name] : undefined;
}

/** The label of a field by its path: the client's own, else ours. */
export function fieldLabel(path: string, settings: Settings, say: Say): string {
  const own = fieldSetting(path, settings)?.label;
  if (own) return own;
  const name = path.split('.').find((step) => Object.hasOwn(LABELS, step) && step !== 'roleRelations');
  const label = LABELS[addressField(path)?.name ?? name ?? 'roleRelations'];
  return label ? say(label) : path;
}
