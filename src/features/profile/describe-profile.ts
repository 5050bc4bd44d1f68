import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../forms/engine/field-definitions';
import { describeAddresses } from '../../forms/person/describe-addresses';
import { EMAIL, PERSON_FIELDS } from '../../forms/person/person-labels';
import type { TypeOfRole } from '../../model/relation-problems';
import type { ProfileSection } from '../../routing/profile-sections';
import type { Settings } from '../../settings/settings-schema';
import { isEmailChanged, type ProfileDraft } from './profile-draft';
import { profileProblems } from './profile-problems';

const SECTIONS: readonly ProfileSection[] = ['person', 'email', 'official', 'private', 'relations', 'consents'];

/** What the form of the profile is: its fields, as the client calls them, and its rules. */
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
        row: (number) => msg`Berechtigung ${number}`,
        // One side's role with the other side's address would make a relation that nobody has asked for.
        merge: 'whole',
        rows: {},
      },
    },
    notes: addresses.notes,
    problems: (draft, stored) => profileProblems(draft, { settings, stored, typeOfRole }),
  });
}
