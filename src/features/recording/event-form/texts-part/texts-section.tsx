import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { LONGEST_TITLE } from '../../../../model/payloads/longest';
import { findTags } from '../../../../portal/catalogue/tags';
import { usePortal } from '../../../../portal/portal';
import { TagsField } from '../../../../ui/choice-fields/tags-field';
import { TextField } from '../../../../ui/fields/text-field';
import { RichText } from '../../../../ui/rich-text';
import { useLazyPart } from '../../../../ui/use-lazy-part';
import { type Picked, pickTag } from '../../record-form/record-draft';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { textLimit } from '../../record-form/text-limit';
import { useRecordingRules } from '../../use-recording-rules';
import { duplicatesPanel } from '../duplicates/duplicates-panel-lazy';
import { importPanel } from '../import/import-panel-lazy';
import { lastTimePanel } from '../last-time/last-time-panel-lazy';
import { RubricFields } from './rubric-fields';

/** Keeps the room of the buttons that come later. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: start;
  min-height: 44px;
`;

/** What it is, and what it is filed under. */
export function TextsSection() {
  const { t } = useLingui();
  const { client } = usePortal();
  const { rubrics } = useRecordFormContent();
  const Import = useLazyPart(importPanel, true);
  const LastTime = useLazyPart(lastTimePanel, true);
  const Duplicates = useLazyPart(duplicatesPanel, true);
  const { eventRecording, fieldSettings } = useRecordingRules();
  const { title, tags } = fieldSettings.recording;
  const { infoTexts } = eventRecording;

  /** The tags that others use, and the typed word itself. */
  async function findWords(text: string, signal: AbortSignal) {
    const found = await findTags(client, text, signal);
    const typed = text.trim();
    const isKnown = found.some(({ name }) => pickTag(name).key === pickTag(typed).key);
    return [
      ...found.map(({ name }) => ({ name, value: pickTag(name) })),
      ...(isKnown || typed === '' ? [] : [{ name: typed, hint: t`neues Schlagwort`, value: pickTag(typed) }]),
    ];
  }

  return (
    <>
      <Ways>
        {LastTime && <LastTime />}
        {Import && <Import rubrics={rubrics} />}
      </Ways>
      <TextField path="title" isRequired {...textLimit(title.maxLength, LONGEST_TITLE)} />
      {Duplicates && <Duplicates />}
      <RubricFields />
      {tags.visible && (
        <TagsField<Picked>
          path="tags"
          isRequired
          hint={
            infoTexts.tags ? (
              <RichText html={infoTexts.tags} />
            ) : (
              t`Worunter man die Veranstaltung finden soll, etwa „Jazz“.`
            )
          }
          find={findWords}
        />
      )}
    </>
  );
}
