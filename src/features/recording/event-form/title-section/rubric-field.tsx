import { useLingui } from '@lingui/react/macro';
import { ClientText } from '../../../../app/client-text';
import { SelectField } from '../../../../forms/fields/select-field';
import { useTranslation } from '../../../../i18n/use-translation';
import { rubricText } from '../../../../model/rubric-text';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';

/** Renders the select of the main rubric. */
export function RubricField() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { rubrics } = useRecordFormContent();
  const help = useRecordingRules().eventRecording.infoTexts.rubric;
  const names = rubrics.map((rubric) => ({ value: String(rubric.id), label: rubricText(rubric, locale).children }));
  return (
    <SelectField
      path="rubric"
      isRequired
      hint={help && <ClientText html={help} />}
      options={[{ value: '', label: t`Bitte wählen` }, ...names]}
    />
  );
}
