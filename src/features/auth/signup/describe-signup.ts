import { msg } from '@lingui/core/macro';
import { addressKinds, organizationPath } from '../../../model/address-problems';
import { addressLabels, PERSON_FIELDS, PERSON_LABELS } from '../../../portal/person-fields/person-labels';
import type { Settings } from '../../../settings/settings-schema';
import { describeForm, type FormDescription } from '../../../ui/form/describe-form';
import type { SignupDraft } from './signup-draft';
import { isNameTyped } from './signup-fields';
import { signupProblems } from './signup-problems';

/** What the form of the sign-up is: its fields, as the client calls them, and its rules. */
export function describeSignup(settings: Settings): FormDescription<SignupDraft> {
  const { profile } = settings.fieldSettings;
  const [work, home] = [addressLabels(profile.official), addressLabels(profile.private)];
  const kinds = addressKinds(settings);
  const hasOfficial = kinds.includes('official');
  const isPicker = organizationPath(settings) === 'organization';
  const atWork = { section: 'official', when: () => hasOfficial };
  const atHome = { section: 'private', when: () => kinds.includes('private') };
  const organization = {
    section: 'official',
    label: profile.official.organization.label || PERSON_LABELS.organization,
  };
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
      organization: { ...organization, when: (draft) => hasOfficial && isPicker && !isNameTyped(draft) },
      freeOrganization: { ...organization, when: (draft) => hasOfficial && (!isPicker || isNameTyped(draft)) },
      street: { ...atWork, ...work.street },
      plz: { ...atWork, ...work.plz },
      community: { ...atWork, ...work.community },
      phone: { ...atWork, ...work.phone },
      private_street: { ...atHome, ...home.street },
      private_plz: { ...atHome, ...home.plz },
      private_community: { ...atHome, ...home.community },
      private_phone: { ...atHome, ...home.phone },
    },
    problems: (draft) => signupProblems(draft, settings),
  });
}
