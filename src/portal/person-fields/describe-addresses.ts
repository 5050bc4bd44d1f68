import { msg } from '@lingui/core/macro';
import { type AddressKind, addressKinds } from '../../model/address-problems';
import type { Settings } from '../../settings/settings-schema';
import { type AddressesDraft, shownOrganization } from './address-draft';
import { addressLabels, PERSON_LABELS } from './person-labels';

/** What a form about a person is as far as its addresses go: sections `official` and `private`, with their fields. */
export function describeAddresses(settings: Settings) {
  const kinds = addressKinds(settings);
  const { profile } = settings.fieldSettings;
  const address = (kind: AddressKind) => ({
    section: kind,
    label: PERSON_LABELS[kind],
    when: () => kinds.includes(kind),
    fields: addressLabels(profile[kind]),
  });
  const organization = (path: ReturnType<typeof shownOrganization>) => ({
    section: 'official',
    label: profile.official.organization.label || PERSON_LABELS.organization,
    when: (draft: AddressesDraft) => kinds.includes('official') && shownOrganization(draft, settings) === path,
  });
  return {
    fields: {
      organization: organization('organization'),
      freeOrganization: organization('freeOrganization'),
      official: address('official'),
      private: address('private'),
    },
    notes: { addresses: { section: kinds[0] ?? 'official', label: msg`Adressen` } },
  };
}
