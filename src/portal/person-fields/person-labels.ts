import { msg } from '@lingui/core/macro';
import { CONSENTS } from './consent-label';

/** What every form about a person calls its fields. */
export const PERSON_LABELS = {
  email: msg({ id: 'lbl_email', message: 'E-Mail' }),
  organization: msg({ id: 'lbl_organization', message: 'Organisation' }),
  street: msg({ id: 'lbl_street', message: 'Straße' }),
  plz: msg({ id: 'lbl_plz', message: 'Postleitzahl' }),
  community: msg({ id: 'lbl_community', message: 'Gemeinde' }),
  phone: msg({ id: 'lbl_phone', message: 'Telefon' }),
  official: msg({ id: 'lbl_section_official', message: 'Organisation und dienstliche Adresse' }),
  private: msg({ id: 'lbl_section_private', message: 'Private Adresse' }),
} as const;

/** What stands in `PersonSection` and `ConsentSection`. */
export const PERSON_FIELDS = {
  salutation: { section: 'person', label: msg({ id: 'lbl_salutation', message: 'Anrede' }) },
  firstName: { section: 'person', label: msg({ id: 'lbl_first_name', message: 'Vorname' }) },
  lastName: { section: 'person', label: msg({ id: 'lbl_last_name', message: 'Nachname' }) },
  url: { section: 'person', label: msg({ id: 'lbl_url', message: 'Website' }) },
  acceptConditions: { section: 'consents', label: CONSENTS.conditions },
  acceptPrivacyPolicy: { section: 'consents', label: CONSENTS.privacyPolicy },
  acceptAds: { section: 'consents', label: msg`Werbung und Neuigkeiten` },
} as const;

type Rules = Readonly<Record<'street' | 'plz' | 'community' | 'phone', { label: string }>>;

/** What the fields of an address are called: by the client's own words (setting `fieldSettings.profile`), else by ours. */
export const addressLabels = ({ street, plz, community, phone }: Rules) => ({
  street: { label: street.label || PERSON_LABELS.street },
  plz: { label: plz.label || PERSON_LABELS.plz },
  community: { label: community.label || PERSON_LABELS.community },
  phone: { label: phone.label || PERSON_LABELS.phone },
});
