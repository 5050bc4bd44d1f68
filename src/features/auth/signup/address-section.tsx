import { useSpeech } from '../../../i18n/use-speech';
import {
  type AddressField,
  type AddressKind,
  addressFields,
  addressKinds,
  isUsed,
} from '../../../model/address-problems';
import type { FieldRule } from '../../../model/field-rules';
import type { PickedCommunity } from '../../../model/picks';
import type { FormControl } from '../../../portal/form/form-control';
import { FormSection } from '../../../portal/form-parts/form-section';
import { findCommunityOptions } from '../../../portal/person-fields/find-options';
import { PERSON_LABELS } from '../../../portal/person-fields/person-labels';
import { usePortal } from '../../../portal/portal';
import { FieldRow } from '../../../ui/fields/field-row';
import { SearchField } from '../../../ui/fields/search-field';
import { TextField } from '../../../ui/fields/text-field';
import { useFormPart } from '../../../ui/form/form-context';
import { RichText } from '../../../ui/rich-text';
import { OrganizationField } from './organization-field';
import type { SignupDraft } from './signup-draft';
import { addressesOf } from './signup-fields';

/** How a browser fills a field, and which keyboard it is typed with. */
const INPUTS = {
  organization: { autoComplete: 'organization' },
  street: { autoComplete: 'street-address' },
  plz: { autoComplete: 'postal-code' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const;

/** A field with the words that the client has for it. */
type WordedField = AddressField<FieldRule & { label: string; info: string }>;

type Props = {
  kind: AddressKind;
  control: FormControl<SignupDraft>;
};

/** One of the addresses at which a person can be reached, as the client's settings want it. */
export function AddressSection({ kind, control: { form } }: Props) {
  const { say } = useSpeech();
  const { settings } = usePortal();
  const fields = addressFields(kind, settings);
  const isUsedNow = useFormPart(form, () => isUsed(addressesOf(form.values()), kind));
  // Which of two addresses somebody has is theirs to say: only what is used must be whole.
  const isDue = isUsedNow || addressKinds(settings).length === 1;
  const [before, place, after] = [
    fields.filter(({ name }) => name === 'organization' || name === 'street'),
    fields.filter(({ name }) => name === 'plz' || name === 'community'),
    fields.filter(({ name }) => name === 'phone'),
  ];
  const one = (field: WordedField) => (
    <OneField
      key={field.path}
      {...field}
      isRequired={isDue && field.rule.required}
      section={kind === 'private' ? 'home' : 'work'}
    />
  );
  return (
    <FormSection title={say(PERSON_LABELS[kind])}>
      {before.map(one)}
      <FieldRow>{place.map(one)}</FieldRow>
      {after.map(one)}
    </FormSection>
  );
}

type OneFieldProps = WordedField & { isRequired: boolean; section: 'home' | 'work' };

function OneField({ name, path, rule, isRequired, section }: OneFieldProps) {
  const { client } = usePortal();
  const shared = {
    path,
    isRequired,
    hint: rule.info && <RichText html={rule.info} />,
  };
  if (name === 'community')
    return (
      <SearchField<PickedCommunity> {...shared} find={(text, signal) => findCommunityOptions(client, text, signal)} />
    );
  if (path === 'organization') return <OrganizationField {...shared} />;
  const { autoComplete, ...input } = INPUTS[name];
  return <TextField {...shared} {...input} autoComplete={`section-${section} ${autoComplete}`} />;
}
