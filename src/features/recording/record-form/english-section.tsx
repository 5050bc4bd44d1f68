import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { TextField } from '../../../forms/fields/text-field';
import { MAX_TITLE_LENGTH } from '../../../model/payloads/limits';
import { TEXT_NAMES } from '../../../model/records/event-content';
import { useRecordingRules } from '../use-recording-rules';
import { DescriptionField } from './descriptions/description-field';
import { GroupError } from './group-error';
import { textLimit } from './text-limit';

/** Renders the English texts. Visitors see the German ones until these are marked as ready. */
export function EnglishSection() {
  const { t } = useLingui();
  const { maxLength } = useRecordingRules().fieldSettings.recording.title;
  return (
    <>
      <GroupError path="en" />
      <p className="hint">{t`Wer die Seite auf Englisch liest, sieht diese Texte, sobald Sie sie als fertig markieren. Bis dahin erscheinen die deutschen.`}</p>
      <TextField path="en.title" {...textLimit(maxLength, MAX_TITLE_LENGTH)} />
      {TEXT_NAMES.filter((name) => name !== 'title').map((name) => (
        <DescriptionField key={name} name={name} path={`en.${name}`} />
      ))}
      <CheckboxField path="en.isReady">{t`Der englische Text ist fertig`}</CheckboxField>
    </>
  );
}
