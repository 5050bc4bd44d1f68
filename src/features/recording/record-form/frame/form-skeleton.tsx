import { useLingui } from '@lingui/react/macro';
import { FormBoxes } from '../../../../forms/layout/form-boxes';

/** The form while its event is on the way. */
export function FormSkeleton() {
  const { t } = useLingui();
  return <FormBoxes words={t`Das Formular wird geladen …`} />;
}
