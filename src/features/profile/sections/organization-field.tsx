import { useLingui } from '@lingui/react/macro';
import { organizationPath } from '../../../model/address-problems';
import type { PickedAddress } from '../../../model/picks';
import type { FormControl } from '../../../portal/form/form-control';
import { usePortal } from '../../../portal/portal';
import { TextField } from '../../../ui/fields/text-field';
import { useFormPart } from '../../../ui/form/form-context';
import type { ProfileDraft } from '../profile-draft';
import { AddressField } from '../search/address-field';
import { useFieldTexts } from './use-field-texts';

type Props = { control: FormControl<ProfileDraft>; onSuggest(take: (address: PickedAddress) => void): void };

/** The organisation, as text or picked from the addresses (setting `auth.organization.type`). */
export function OrganizationField({ control: { form }, onSuggest }: Props) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const fieldOf = useFieldTexts();
  const picked = useFormPart(form, () => form.values().organization?.label);
  const typed = useFormPart(form, () => form.values().freeOrganization);
  const { max, info } = settings.fieldSettings.profile.official.organization;
  if (organizationPath(settings) === 'organization') {
    const texts = fieldOf('organization');
    const before = typed && !picked ? t`Bisher eingetragen: ${typed}` : undefined;
    return <AddressField {...texts} hint={texts.hint ?? before} onSuggest={onSuggest} />;
  }
  const texts = fieldOf('freeOrganization');
  const linked = picked ? t`Verknüpft mit: ${picked}` : undefined;
  return (
    <TextField
      {...texts}
      hint={info ? texts.hint : linked}
      autoComplete="organization"
      {...(max > 0 && { maxLength: max })}
    />
  );
}
