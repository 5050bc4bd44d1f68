import styled from '@emotion/styled';
import { lazily } from '../../../../lib/lazily';
import { LONGEST_TITLE } from '../../../../model/payloads/longest';
import { TextField } from '../../../../ui/fields/text-field';
import { WhenLoaded } from '../../../../ui/when-loaded';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { textLimit } from '../../record-form/text-limit';
import { useRecordingRules } from '../../use-recording-rules';
import { duplicatesPanel } from '../duplicates/duplicates-panel-lazy';
import { lastTimePanel } from '../last-time/last-time-panel-lazy';
import { RubricField } from './rubric-field';

/** Offers to fill the form from a file; the readers come with the dialog. */
const importPanel = lazily(async () => (await import('../import/import-panel')).ImportPanel);

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
        <WhenLoaded part={lastTimePanel} />
        <WhenLoaded part={importPanel} rubrics={rubrics} />
      </Ways>
      <TextField path="title" isRequired {...textLimit(title.maxLength, LONGEST_TITLE)} />
      <WhenLoaded part={duplicatesPanel} />
      <RubricField />
    </>
  );
}
