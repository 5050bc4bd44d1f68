import { useLingui } from '@lingui/react/macro';
import { organizationPath } from '../../../model/address-problems';
import type { PickedAddress } from '../../../model/picks';
import { usePortal } from '../../../portal/portal';
import { useFormContent, useFormPart } from '../../../ui/fields/form-context';
import { TextField } from '../../../ui/fields/text-field';
import type { ProfileDraft } from '../profile-draft';
import { AddressField } from '../search/address-field';
import { useFieldTexts } from './use-field-texts';

type Props = { draft(): ProfileDraft; onSuggest(take: (address: PickedAddress) => void): void };

/** The organisation, as text or picked from the addresses (setting `auth.organization.type`). */
export function OrganizationField({ draft, onSuggest }: Props) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const fieldOf = useFieldTexts();
  const { form } = useFormContent();
  const picked = useFormPart(form, () => draft().organization?.label);
  const typed = useFormPart(form, () => draft().freeOrganization);
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
