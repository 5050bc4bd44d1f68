import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AddressFieldName, type AddressKind, addressKinds } from '../../model/address-problems';
import type { Settings } from '../../settings/settings-schema';
import { type AddressesDraft, shownOrganization } from './address-draft';
import { PERSON_LABELS } from './person-labels';

/** The messages for missing values of each address. */
const MISSING: Record<AddressKind, Record<AddressFieldName, MessageDescriptor>> = {
  official: {
    street: msg`Bitte geben Sie die Straße der Organisation ein.`,
    plz: msg`Bitte geben Sie die Postleitzahl der Organisation ein.`,
    community: msg`Bitte wählen Sie die Gemeinde der Organisation.`,
    phone: msg`Bitte geben Sie die Telefonnummer der Organisation ein.`,
  },
  private: {
    street: msg`Bitte geben Sie Ihre Straße ein.`,
    plz: msg`Bitte geben Sie Ihre Postleitzahl ein.`,
    community: msg`Bitte wählen Sie Ihre Gemeinde.`,
    phone: msg`Bitte geben Sie Ihre Telefonnummer ein.`,
  },
};

/** The labels that distinguish the fields of both addresses in a form that has both. */
const WITHIN: Record<AddressKind, (label: string) => MessageDescriptor> = {
  official: (label) => msg`${label} der Organisation`,
  private: (label) => msg`${label} privat`,
};

/** Returns the fields of an address, with the client's labels (setting `fieldSettings.profile`) or the defaults. */
function addressFields(kind: AddressKind, hasBoth: boolean, { profile }: Settings['fieldSettings']) {
  const field = (name: AddressFieldName) => ({
    label: profile[kind][name].label || PERSON_LABELS[name],
    missing: MISSING[kind][name],
    ...(name === 'community' && { isFor: 'choosing' as const }),
    ...(hasBoth && profile.official[name].label === profile.private[name].label && { within: WITHIN[kind] }),
  });
  return { street: field('street'), plz: field('plz'), community: field('community'), phone: field('phone') };
}

/**
 * Describes the addresses in a form about a person: the sections `official` and `private` with their fields.
 *
 * @param kindOf returns the address that is asked for, in a form that never asks for both
 */
export function describeAddresses<Draft extends AddressesDraft>(
  settings: Settings,
  kindOf?: (draft: Draft) => AddressKind | undefined,
) {
  const kinds = addressKinds(settings);
  const isRequested = (kind: AddressKind, draft: Draft) => (kindOf ? kindOf(draft) === kind : kinds.includes(kind));
  const address = (kind: AddressKind) => ({
    section: kind,
    label: PERSON_LABELS[kind],
    when: (draft: Draft) => isRequested(kind, draft),
    fields: addressFields(kind, !kindOf && kinds.length > 1, settings.fieldSettings),
  });
  const organization = (path: ReturnType<typeof shownOrganization>) => ({
    section: 'official',
    label: settings.fieldSettings.profile.official.organization.label || PERSON_LABELS.organization,
    missing: msg`Bitte geben Sie Ihre Organisation ein.`,
    when: (draft: Draft) => isRequested('official', draft) && shownOrganization(draft, settings) === path,
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
