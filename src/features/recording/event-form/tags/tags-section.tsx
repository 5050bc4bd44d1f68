import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TagsField } from '../../../../forms/fields/choice/tags-field';
import { useTranslation } from '../../../../i18n/use-translation';
import { isFoundIn } from '../../../../lib/search-key';
import { MAX_ENTRIES } from '../../../../model/payloads/limits';
import { rubricText } from '../../../../model/rubric-text';
import type { Picked } from '../../record-form/record-draft';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { RecordTagsField } from '../../record-form/record-tags-field';
import { useRecordingRules } from '../../use-recording-rules';

/** Renders tags and, where the client has them, further rubrics. */
export function TagsSection() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { rubrics } = useRecordFormContent();
  const { min, max } = useRecordingRules().fieldSettings.recording.addRubrics;
  // The main rubric counts towards the limit.
  const most = Math.min(Math.max(min, max), MAX_ENTRIES.rubrics - 1);

  const findRubrics = async (text: string) =>
    rubrics
      .map((rubric) => ({ key: String(rubric.id), label: rubricText(rubric, locale).children }))
      .filter(({ label }) => isFoundIn(text, label))
      .map((value) => ({ name: value.label, value }));

  return (
    <>
      <RecordTagsField hint={t`Womit Besucher die Veranstaltung finden, zum Beispiel „Jazz“.`} />
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
