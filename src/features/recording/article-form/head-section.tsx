import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../forms/fields/text-field';
import { MAX_TITLE_LENGTH } from '../../../model/payloads/limits';
import { RecordTagsField } from '../record-form/record-tags-field';
import { textLimit } from '../record-form/text-limit';
import { useRecordingRules } from '../use-recording-rules';

/** Renders title and tags of an article. */
export function HeadSection() {
  const { t } = useLingui();
  const { title } = useRecordingRules().fieldSettings.recording;
  return (
    <>
      <TextField path="title" isRequired {...textLimit(title.maxLength, MAX_TITLE_LENGTH)} />
      <RecordTagsField hint={t`Womit Besucher den Artikel finden, zum Beispiel „Stadtfest“.`} />
    </>
  );
}
