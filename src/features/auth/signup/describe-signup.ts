import { msg } from '@lingui/core/macro';
import { describeAddresses } from '../../../portal/person-fields/describe-addresses';
import { PERSON_FIELDS, PERSON_LABELS } from '../../../portal/person-fields/person-labels';
import type { Settings } from '../../../settings/settings-schema';
import { describeForm, type FormDescription } from '../../../ui/form/describe-form';
import type { SignupDraft } from './signup-draft';
import { signupProblems } from './signup-problems';

/** What the form of the sign-up is: its fields, as the client calls them, and its rules. */
export function describeSignup(settings: Settings): FormDescription<SignupDraft> {
  const addresses = describeAddresses(settings);
  return describeForm<SignupDraft>({
    sections: ['account', 'person', 'official', 'private', 'consents'],
    fields: {
      email: { section: 'account', label: PERSON_LABELS.email },
      username: { section: 'account', label: msg({ id: 'lbl_username', message: 'Benutzername' }) },
      password1: { section: 'account', label: msg({ id: 'lbl_password', message: 'Passwort' }), isSecret: true },
      password2: {
        section: 'account',
        label: msg({ id: 'lbl_password_again', message: 'Passwort wiederholen' }),
        isSecret: true,
      },
      ...PERSON_FIELDS,
      ...addresses.fields,
    },
    notes: addresses.notes,
    problems: (draft) => signupProblems(draft, settings),
  });
}
