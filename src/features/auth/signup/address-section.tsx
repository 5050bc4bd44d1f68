import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { PickedAddress, PickedPlace } from '../../../model/picks';
import { findAddressOptions, findPlaceOptions } from '../../../portal/form/find-options';
import { FormSection } from '../../../portal/form/form-section';
import { usePortal } from '../../../portal/portal';
import { FieldRow } from '../../../ui/fields/field-row';
import { SearchField } from '../../../ui/fields/search-field';
import { TextField } from '../../../ui/fields/text-field';
import { RichText } from '../../../ui/rich-text';
import { type AddressField, type AddressFieldName, type AddressKind, addressFields } from './signup-fields';

const LABELS: Readonly<Record<AddressFieldName, MessageDescriptor>> = {
  organization: msg({ id: 'lbl_organization', message: 'Organisation' }),
  street: msg({ id: 'lbl_street', message: 'Straße' }),
  plz: msg({ id: 'lbl_plz', message: 'Postleitzahl' }),
  community: msg({ id: 'lbl_community', message: 'Gemeinde' }),
  phone: msg({ id: 'lbl_phone', message: 'Telefon' }),
};

const TITLES: Readonly<Record<AddressKind, MessageDescriptor>> = {
  official: msg({ id: 'lbl_section_official', message: 'Organisation und dienstliche Adresse' }),
  private: msg({ id: 'lbl_section_private', message: 'Private Adresse' }),
};

/** How a browser fills a field, and which keyboard it is typed with. */
const INPUTS = {
  organization: { autoComplete: 'organization' },
  street: { autoComplete: 'street-address' },
  plz: { autoComplete: 'postal-code' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const;

type Props = {
  kind: AddressKind;
  /** Whether the other address will do as well. */
  isOneOfTwo: boolean;
};

/** One of the addresses at which a person can be reached, as the client's settings want it. */
export function AddressSection({ kind, isOneOfTwo }: Props) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const fields = addressFields(kind, usePortal().settings);
  const isOptional = isOneOfTwo && fields.some(({ rule }) => rule.required);
  const [before, place, after] = [
    fields.filter(({ name }) => name === 'organization' || name === 'street'),
    fields.filter(({ name }) => name === 'plz' || name === 'community'),
    fields.filter(({ name }) => name === 'phone'),
  ];
  const one = (field: AddressField) => (
    <OneField key={field.path} {...field} section={kind === 'private' ? 'home' : 'work'} />
  );
  return (
    <FormSection title={say(TITLES[kind])} lead={isOptional && t`Eine der beiden Adressen genügt.`}>
      {before.map(one)}
      <FieldRow>{place.map(one)}</FieldRow>
      {after.map(one)}
    </FormSection>
  );
}

function OneField({ name, path, rule, section }: AddressField & { section: 'home' | 'work' }) {
  const { say } = useSpeech();
  const { client } = usePortal();
  const shared = {
    path,
    label: rule.label || say(LABELS[name]),
    isRequired: rule.required,
    hint: rule.info && <RichText html={rule.info} />,
  };
  if (name === 'community')
    return <SearchField<PickedPlace> {...shared} find={(text, signal) => findPlaceOptions(client, text, signal)} />;
  if (path === 'organization')
    return <SearchField<PickedAddress> {...shared} find={(text, signal) => findAddressOptions(client, text, signal)} />;
  const { autoComplete, ...input } = INPUTS[name];
  return <TextField {...shared} {...input} autoComplete={`section-${section} ${autoComplete}`} />;
}
