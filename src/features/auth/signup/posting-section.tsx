import { useLingui } from '@lingui/react/macro';
import { ClientText } from '../../../app/client-text';
import { usePortal } from '../../../app/portal';
import { useFormPart } from '../../../forms/engine/form-context';
import { FieldRow } from '../../../forms/fields/field-row';
import { TextField } from '../../../forms/fields/text-field';
import { FormSection } from '../../../forms/layout/form-section';
import { AddressesNote } from '../../../forms/person/addresses-note';
import { NamedOrganizationField } from '../../../forms/person/named-organization-field';
import { OrganizationField } from '../../../forms/person/organization-field';
import { PostcodeCommunityField } from '../../../forms/person/postcode-community-field';
import type { FormControl } from '../../../forms/saving/form-control';
import {
  type AddressFieldName,
  type AddressKind,
  addressKinds,
  organizationPath,
} from '../../../model/address-problems';
import { PrivateField } from './private-field';
import { namesNewOrganization, type SignupDraft } from './signup-draft';
import { isAnyNeeded } from './signup-problems';
import { useWasFilled } from './use-was-filled';

type Props = { control: FormControl<SignupDraft>; kind: AddressKind };

/** Renders for whom a new account records: an organisation or a private person, with the required fields alone. */
export function PostingSection({ control, kind }: Props) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const isEither = addressKinds(settings).length > 1;
  const oneNeeded =
    kind === 'private'
      ? t`Bitte geben Sie Ihre Postleitzahl oder Ihre Gemeinde an.`
      : t`Wir brauchen mindestens eine dieser Angaben.`;
  return (
    <FormSection
      title={t({ id: 'lbl_signup_for', message: 'Für wen tragen Sie ein?' })}
      lead={isAnyNeeded(kind, settings) && oneNeeded}
    >
      <AddressesNote />
      {kind === 'official' && <Organization control={control} />}
      <Address key={kind} control={control} kind={kind} />
      {isEither && <PrivateField control={control} />}
    </FormSection>
  );
}

function Organization({ control }: Pick<Props, 'control'>) {
  const { settings } = usePortal();
  const { required, info } = settings.fieldSettings.profile.official.organization;
  const props = { control, isRequired: required, hint: info && <ClientText html={info} /> };
  return organizationPath(settings) === 'organization' ? (
    <OrganizationField {...props} autoComplete="organization" />
  ) : (
    <NamedOrganizationField {...props} />
  );
}

/** Renders the fields of the address that the client requires, that a new organisation needs, or that are filled. */
function Address({ control: { form }, kind }: Props) {
  const { settings } = usePortal();
  const rules = settings.fieldSettings.profile[kind];
  const isNew = useFormPart(form, () => kind === 'official' && namesNewOrganization(form.values()));
  const isOneNeeded = isAnyNeeded(kind, settings);
  const wasFilled = {
    street: useWasFilled(form, `${kind}.street`),
    plz: useWasFilled(form, `${kind}.plz`),
    community: useWasFilled(form, `${kind}.community`),
    phone: useWasFilled(form, `${kind}.phone`),
  };
  const isPlaceShown = isNew || isOneNeeded || rules.plz.required || rules.community.required;
  const propsOf = (name: AddressFieldName) => ({
    path: `${kind}.${name}`,
    isRequired: rules[name].required || (name === 'community' && isNew),
    hint: rules[name].info && <ClientText html={rules[name].info} />,
  });
  const isShown = (name: AddressFieldName) => rules[name].required || wasFilled[name];
  return (
    <>
      {isShown('street') && <TextField {...propsOf('street')} autoComplete="address-line1" />}
      {(isPlaceShown || wasFilled.plz || wasFilled.community) && (
        <FieldRow>
          <TextField {...propsOf('plz')} inputMode="numeric" autoComplete="postal-code" />
          <PostcodeCommunityField {...propsOf('community')} />
        </FieldRow>
      )}
      {isShown('phone') && <TextField {...propsOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />}
    </>
  );
}
