import { msg } from '@lingui/core/macro';
import { type AddressKind, addressKinds, organizationPath } from '../../model/address-problems';
import type { TypeOfRole } from '../../model/relation-problems';
import { addressLabels, PERSON_FIELDS, PERSON_LABELS } from '../../portal/person-fields/person-labels';
import type { Settings } from '../../settings/settings-schema';
import { describeForm, type FormDescription } from '../../ui/form/describe-form';
import { isEmailChanged, type ProfileDraft } from './profile-draft';
import { profileProblems } from './profile-problems';
import type { Section } from './section-of';

const SECTIONS: readonly Section[] = ['person', 'email', 'official', 'private', 'relations', 'consents'];

/** What the form of the profile is: its fields, as the client calls them, and its rules. */
export function describeProfile(settings: Settings, typeOfRole: TypeOfRole): FormDescription<ProfileDraft> {
  const kinds = addressKinds(settings);
  const { official } = settings.fieldSettings.profile;
  const organization = (path: 'organization' | 'freeOrganization') => ({
    section: 'official',
    label: official.organization.label || PERSON_LABELS.organization,
    when: () => kinds.includes('official') && organizationPath(settings) === path,
  });
  return describeForm<ProfileDraft>({
    sections: SECTIONS,
    fields: {
      ...PERSON_FIELDS,
      email: { section: 'email', label: PERSON_LABELS.email },
      passwordOld: {
        section: 'email',
        label: msg({ id: 'lbl_password_old', message: 'Aktuelles Passwort' }),
        isSecret: true,
        when: (draft, before) => isEmailChanged(draft, before.email),
      },
      organization: organization('organization'),
      freeOrganization: organization('freeOrganization'),
      official: addressPlan('official', settings),
      private: addressPlan('private', settings),
      roleRelations: {
        section: 'relations',
        label: msg({ id: 'lbl_role_relations', message: 'Zuordnungen' }),
        row: (number) => msg`Zuordnung ${number}`,
        // The role of one and the address of the other would be a relation that nobody has asked for.
        merge: 'whole',
        rows: {},
      },
    },
    notes: { addresses: { section: kinds[0] ?? 'official', label: msg`Adressen` } },
    problems: (draft, stored) => profileProblems(draft, { settings, stored, typeOfRole }),
  });
}

/** One of the two ways to reach a person. */
function addressPlan(kind: AddressKind, settings: Settings) {
  return {
    section: kind,
    label: PERSON_LABELS[kind],
    when: () => addressKinds(settings).includes(kind),
    fields: addressLabels(settings.fieldSettings.profile[kind]),
  };
}
