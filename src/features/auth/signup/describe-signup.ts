import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../forms/engine/field-definitions';
import { describeAddresses } from '../../../forms/person/describe-addresses';
import { EMAIL, PASSWORD, PERSON_FIELDS } from '../../../forms/person/person-labels';
import { addressKinds } from '../../../model/address-problems';
import type { Settings } from '../../../settings/settings-schema';
import { type SignupDraft, shownKind } from './signup-draft';
import { signupProblems } from './signup-problems';

/** Describes the form of the sign-up: its fields with the client's labels, and its rules. */
export function describeSignup(settings: Settings): FormDescription<SignupDraft> {
  const addresses = describeAddresses<SignupDraft>(settings, (draft) => shownKind(draft, settings));
  const isShort = settings.applicationSettings.activateEventsRecording;
  return describeForm<SignupDraft>({
    sections: isShort
      ? ['account', 'person', 'kind', 'official', 'private', 'consents']
      : ['kind', 'account', 'person', 'official', 'private', 'consents'],
    fields: {
      kind: {
        section: 'kind',
        label: isShort
          ? msg({ id: 'lbl_signup_for', message: 'Für wen tragen Sie ein?' })
          : msg({ id: 'lbl_signup_kind', message: 'Für wen ist das Konto?' }),
        when: () => addressKinds(settings).length > 1,
      },
      email: { section: 'account', ...EMAIL },
      username: { section: 'account', label: msg({ id: 'lbl_username', message: 'Benutzername' }) },
      password1: { section: 'account', ...PASSWORD, missing: msg`Bitte geben Sie ein Passwort ein.` },
      password2: {
        section: 'account',
        label: msg({ id: 'lbl_password_again', message: 'Passwort wiederholen' }),
        missing: msg`Bitte wiederholen Sie das Passwort.`,
        isSecret: true,
      },
      ...PERSON_FIELDS,
      ...addresses.fields,
    },
    notes: addresses.notes,
    problems: (draft) => signupProblems(draft, settings),
  });
}
