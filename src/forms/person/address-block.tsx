import { useLingui } from '@lingui/react/macro';
import { ClientText } from '../../app/client-text';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { type AddressKind, addressKinds, isUsed } from '../../model/address-problems';
import type { PickedAddress } from '../../model/picked-options';
import { useFormPart } from '../engine/form-context';
import { FieldRow } from '../fields/field-row';
import { OptionalMarks } from '../fields/optional-mark';
import { TextField } from '../fields/text-field';
import { FormSection } from '../layout/form-section';
import type { FormControl } from '../saving/form-control';
import { type AddressesDraft, addressValues } from './address-draft';
import { AddressesNote } from './addresses-note';
import { OrganizationField } from './organization-field';
import { PERSON_LABELS } from './person-labels';
import { PostcodeCommunityField } from './postcode-community-field';

/** The `autocomplete` tokens of the phone numbers. */
const TELEPHONE = { official: 'work tel', private: 'home tel' } as const;

type Props = {
  kind: AddressKind;
  control: Pick<FormControl<AddressesDraft>, 'form'>;
  /** The id of the section, for links to it. */
  id?: string | undefined;
  /** True if the form asks for this address only; otherwise it asks for each that the client has. */
  isOnly?: boolean;
  /** True if one of the fields is needed, whichever it is. */
  isAnyNeeded?: boolean;
  /** Opens the form for an organisation that the search does not find; not available to guests. */
  onSuggest?: (use: (address: PickedAddress) => void) => void;
};

/** Renders the official or private address of a person as the client configures it, with the organisation first. */
export function AddressBlock({
  kind,
  control,
  id,
  isOnly: isOnlyRequested = false,
  isAnyNeeded = false,
  onSuggest,
}: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { settings } = usePortal();
  const kinds = addressKinds(settings);
  const isOnly = isOnlyRequested || kinds.length === 1;
  const { official, private: home } = settings.fieldSettings.profile;
  const rules = kind === 'official' ? official : home;
  const isUsedNow = useFormPart(control.form, () => isUsed(addressValues(control.form.values()), kind));
  // If both addresses are optional, only one in use must be complete.
  const extrasOf = ({ required, info }: { required: boolean; info: string }) => ({
    isRequired: required && (isUsedNow || isOnly),
    hint: info && <ClientText html={info} />,
  });
  const fieldOf = (name: 'street' | 'plz' | 'community' | 'phone') => ({
    path: `${kind}.${name}`,
    ...extrasOf(rules[name]),
  });
  // Browsers fill all other fields with the person's address, which differs from the organisation's.
  const autoCompletePrefix = kind === 'official' && !isOnly ? 'section-official ' : '';
  // The profile needs one of the addresses, whichever it is.
  const isOtherUsed = useFormPart(control.form, () =>
    kinds.some((other) => other !== kind && isUsed(addressValues(control.form.values()), other)),
  );
  const isOneNeeded = isOnlyRequested ? isAnyNeeded : !isOtherUsed;
  const isNeeded = (isUsedNow || isOnly) && Object.values(rules).some(({ required }) => required);
  return (
    <FormSection
      id={id}
      title={_(PERSON_LABELS[kind])}
      lead={isAnyNeeded && t`Wir brauchen mindestens eine dieser Angaben.`}
      isOptional={!isNeeded && !isOneNeeded}
    >
      <OptionalMarks value={isNeeded}>
        {(isOnly || kinds[0] === kind) && <AddressesNote />}
        {kind === 'official' && (
          <OrganizationField
            {...extrasOf(official.organization)}
            control={control}
            onSuggest={onSuggest}
            autoComplete={`${autoCompletePrefix}organization`}
          />
        )}
        <TextField {...fieldOf('street')} autoComplete={`${autoCompletePrefix}address-line1`} />
        <FieldRow>
          <TextField {...fieldOf('plz')} inputMode="numeric" autoComplete={`${autoCompletePrefix}postal-code`} />
          <PostcodeCommunityField {...fieldOf('community')} />
        </FieldRow>
        <TextField
          {...fieldOf('phone')}
          type="tel"
          inputMode="tel"
          autoComplete={`${autoCompletePrefix}${TELEPHONE[kind]}`}
        />
      </OptionalMarks>
    </FormSection>
  );
}
