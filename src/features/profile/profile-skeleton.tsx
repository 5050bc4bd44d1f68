import { useLingui } from '@lingui/react/macro';
import { FormBoxes } from '../../forms/layout/form-boxes';

/** Renders the skeleton of the profile's form while the person is loading. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return <FormBoxes status={t`Ihr Profil wird geladen …`} />;
}
