import { TextField } from '../../../../forms/fields/text-field';
import { MAX_TITLE_LENGTH } from '../../../../model/payloads/limits';
import { textLimit } from '../../record-form/text-limit';
import { useRecordingRules } from '../../use-recording-rules';
import { DuplicatesPanel } from '../duplicates/duplicates-panel';
import { TagProposals } from '../tags/tag-proposals';
import { RubricField } from './rubric-field';

/** Renders title and main rubric, with possible duplicates. */
export function TextsSection() {
  const { title } = useRecordingRules().fieldSettings.recording;
  return (
    <>
      <TextField path="title" isRequired {...textLimit(title.maxLength, MAX_TITLE_LENGTH)} />
      <DuplicatesPanel />
      <RubricField />
      <TagProposals />
    </>
  );
}
