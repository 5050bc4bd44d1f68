import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../forms/engine/field-definitions';
import { describeAddresses } from '../../forms/person/describe-addresses';
import { EMAIL, PERSON_FIELDS } from '../../forms/person/person-labels';
import type { TypeOfRole } from '../../model/relation-problems';
import type { ProfileSection } from '../../routing/profile-sections';
import type { Settings } from '../../settings/settings-schema';
import { isEmailChanged, type ProfileDraft } from './profile-draft';
import { profileFormProblems } from './profile-problems';

const SECTIONS: readonly ProfileSection[] = ['person', 'email', 'official', 'private', 'relations', 'consents'];

/** Describes the form of the profile: its fields with the client's labels, and its rules. */
export function describeProfile(settings: Settings, typeOfRole: TypeOfRole): FormDescription<ProfileDraft> {
  const addresses = describeAddresses(settings);
  return describeForm<ProfileDraft>({
    sections: SECTIONS,
    fields: {
      ...PERSON_FIELDS,
      email: { section: 'email', ...EMAIL },
      passwordOld: {
        section: 'email',
        label: msg({ id: 'lbl_password_old', message: 'Aktuelles Passwort' }),
        missing: msg`Bitte geben Sie Ihr aktuelles Passwort ein, um die E-Mail-Adresse zu ändern.`,
        isSecret: true,
        when: (draft, before) => isEmailChanged(draft, before.email),
      },
      ...addresses.fields,
      roleRelations: {
        section: 'relations',
        label: msg({ id: 'lbl_role_relations', message: 'Ich trage ein für …' }),
        row: (number) => msg`Organisation ${number}`,
        // Merging the role of one side with the address of the other would create a relation that nobody requested.
        merge: 'whole',
        rows: {},
      },
    },
    notes: addresses.notes,
    problems: (draft, stored) => profileFormProblems(draft, { settings, stored, typeOfRole }),
  });
}
