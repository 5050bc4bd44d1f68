import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../../i18n/use-speech';
import { rubricText } from '../../../../model/rubric-text';
import { TagsField } from '../../../../ui/choice-fields/tags-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { RichText } from '../../../../ui/rich-text';
import type { Picked } from '../../record-form/record-draft';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';

/** The main rubric, and others beside it as the client wants them. */
export function RubricFields() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { rubrics } = useRecordFormContent();
  const { eventRecording, fieldSettings } = useRecordingRules();
  const { min, max } = fieldSettings.recording.addRubrics;
  const most = Math.max(min, max);
  const help = eventRecording.infoTexts.rubric;
  const names = rubrics.map((rubric) => ({ id: String(rubric.id), label: rubricText(rubric, locale).children }));

  const findRubrics = async (text: string) => {
    const wanted = text.trim().toLowerCase();
    return names
      .filter(({ label }) => label.toLowerCase().includes(wanted))
      .map(({ id, label }) => ({ name: label, value: { key: id, label } }));
  };

  return (
    <>
      <SelectField
        path="rubric"
        isRequired
        hint={help && <RichText html={help} />}
        options={[{ value: '', label: t`Bitte wählen` }, ...names.map(({ id, label }) => ({ value: id, label }))]}
      />
      {most > 0 && (
        <TagsField<Picked>
          path="addRubrics"
          isRequired={min > 0}
          max={most}
          hint={
            min > 0
              ? t`${plural(min, { one: 'Mindestens # weitere Rubrik.', other: 'Mindestens # weitere Rubriken.' })}`
              : t`${plural(most, { one: 'Höchstens # weitere Rubrik.', other: 'Bis zu # weitere Rubriken.' })}`
          }
          find={findRubrics}
        />
      )}
    </>
  );
}
