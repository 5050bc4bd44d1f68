import { useLingui } from '@lingui/react/macro';
import { FormBoxes } from '../../../../forms/layout/form-boxes';

/** Renders the form's skeleton while its record loads. */
export function FormSkeleton() {
  const { t } = useLingui();
  return <FormBoxes status={t`Das Formular wird geladen …`} />;
}
