import { msg } from '@lingui/core/macro';
import { CONSENTS } from './consent-label';

/** The labels of the fields in every form about a person. */
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

/** The fields of `PersonSection` and `ConsentSection`. */
export const PERSON_FIELDS = {
  salutation: { section: 'person', label: msg({ id: 'lbl_salutation', message: 'Anrede' }), isFor: 'choosing' },
  firstName: {
    section: 'person',
    label: msg({ id: 'lbl_first_name', message: 'Vorname' }),
    missing: msg`Bitte geben Sie Ihren Vornamen ein.`,
  },
  lastName: {
    section: 'person',
    label: msg({ id: 'lbl_last_name', message: 'Nachname' }),
    missing: msg`Bitte geben Sie Ihren Nachnamen ein.`,
  },
  url: { section: 'person', label: msg({ id: 'lbl_url', message: 'Website' }) },
  acceptConditions: { section: 'consents', ...CONSENTS.conditions },
  acceptPrivacyPolicy: { section: 'consents', ...CONSENTS.privacyPolicy },
  acceptAds: { section: 'consents', label: msg`Werbung und Neuigkeiten`, isFor: 'confirming' },
} as const;

/** The fields for an email address (`EMAIL`) and for an existing password (`PASSWORD`). */
export const EMAIL = { label: PERSON_LABELS.email, missing: msg`Bitte geben Sie Ihre E-Mail-Adresse ein.` } as const;
export const PASSWORD = {
  label: msg({ id: 'lbl_password', message: 'Passwort' }),
  missing: msg`Bitte geben Sie Ihr Passwort ein.`,
  isSecret: true,
} as const;
