import styled from '@emotion/styled';
import { TextField } from '../../../../forms/fields/text-field';
import { MAX_TITLE_LENGTH } from '../../../../model/payloads/longest';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { textLimit } from '../../record-form/text-limit';
import { useRecordingRules } from '../../use-recording-rules';
import { CopyFromLastPanel } from '../copy-from-last/copy-from-last-panel';
import { DuplicatesPanel } from '../duplicates/duplicates-panel';
import { ImportPanel } from '../import/import-panel';
import { RubricField } from './rubric-field';

/** Keeps the room of the buttons that come later. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: start;
  min-height: 44px;
`;

/** What it is called, and its main rubric. */
export function TextsSection() {
  const { rubrics } = useRecordFormContent();
  const { title } = useRecordingRules().fieldSettings.recording;

  return (
    <>
      <Ways>
        <CopyFromLastPanel />
        <ImportPanel rubrics={rubrics} />
      </Ways>
      <TextField path="title" isRequired {...textLimit(title.maxLength, MAX_TITLE_LENGTH)} />
      <DuplicatesPanel />
      <RubricField />
    </>
  );
}
