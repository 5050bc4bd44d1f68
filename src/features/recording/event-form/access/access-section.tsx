import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../../../forms/engine/form-context';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { ChoicesField } from '../../../../forms/fields/choice/choices-field';
import { TextAreaField } from '../../../../forms/fields/text-area-field';
import { useTranslation } from '../../../../i18n/use-translation';
import { ACCESS_FEATURES, type AccessFeature } from '../../../../model/access-features';
import { MAX_SHORT_LENGTH } from '../../../../model/payloads/limits';
import { ACCESS_LABELS } from './access-labels';
import { VersionFields } from './version-fields';

/** Renders audience and accessibility of an event. */
export function AccessSection() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  return (
    <>
      <CheckboxField path="barrierFree">{useLabel('barrierFree')}</CheckboxField>
      <ChoicesField
        path="accessFeatures"
        options={ACCESS_FEATURES.map((value: AccessFeature) => ({ value, label: _(ACCESS_LABELS[value]) }))}
        hint={t`Danach können Besucher suchen.`}
      />
      <TextAreaField
        path="accessibility"
        rows={2}
        maxLength={MAX_SHORT_LENGTH}
        hint={t`Zum Beispiel „Stufenloser Eingang im Hof, Induktionsschleife im Saal“.`}
      />
      <CheckboxField path="children">{useLabel('children')}</CheckboxField>
      <VersionFields />
    </>
  );
}
