import styled from '@emotion/styled';
import { TextField } from '../../../../forms/fields/text-field';
import { MAX_TITLE_LENGTH } from '../../../../model/payloads/limits';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { textLimit } from '../../record-form/text-limit';
import { useRecordingRules } from '../../use-recording-rules';
import { CopyFromLastPanel } from '../copy-from-last/copy-from-last-panel';
import { DuplicatesPanel } from '../duplicates/duplicates-panel';
import { ImportPanel } from '../import/import-panel';
import { RubricField } from './rubric-field';

/** A row of buttons that reserves its height before they load. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: start;
  min-height: 44px;
`;

/** Renders title and main rubric, with shortcuts to fill the form and possible duplicates. */
export function TextsSection() {
  const { rubrics } = useRecordFormContent();
  const { title } = useRecordingRules().fieldSettings.recording;

  return (
    <>
      <Actions>
        <CopyFromLastPanel />
        <ImportPanel rubrics={rubrics} />
      </Actions>
      <TextField path="title" isRequired {...textLimit(title.maxLength, MAX_TITLE_LENGTH)} />
      <DuplicatesPanel />
      <RubricField />
    </>
  );
}
