import { useLingui } from '@lingui/react/macro';
import { FormBoxes } from '../../forms/layout/form-boxes';

/** The profile's form while the person is on the way. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return <FormBoxes words={t`Ihr Profil wird geladen …`} />;
}
