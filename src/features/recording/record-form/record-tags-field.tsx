import { useLingui } from '@lingui/react/macro';
import { findTags } from '../../../app/catalogue/tags';
import { ClientText } from '../../../app/client-text';
import { usePortal } from '../../../app/portal';
import { useField } from '../../../forms/engine/form-context';
import { TagsField } from '../../../forms/fields/choice/tags-field';
import { MAX_ENTRIES } from '../../../model/payloads/limits';
import { useRecordingRules } from '../use-recording-rules';
import { type Picked, pickTag } from './record-draft';

/** The number of tags from which the field shows the limit. */
const NEAR_MAX = MAX_ENTRIES.tags - 10;

/** Renders the tags of a record, if the client shows them. @param hint used if the client has no help text */
export function RecordTagsField({ hint }: { hint: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { eventRecording, fieldSettings } = useRecordingRules();
  const help = eventRecording.infoTexts.tags;
  const { value: tags = [] } = useField<readonly Picked[] | undefined>('tags');

  /** Returns existing tags, and the typed word as a new tag if none equals it. */
  async function findTagOptions(text: string, signal: AbortSignal) {
    const matches = await findTags(client, text, signal);
    const typed = text.trim();
    const exists = matches.some(({ name }) => pickTag(name).key === pickTag(typed).key);
    return [
      ...matches.map(({ name }) => ({ name, value: pickTag(name) })),
      ...(exists || typed === '' ? [] : [{ name: typed, hint: t`neues Schlagwort`, value: pickTag(typed) }]),
    ];
  }

  if (!fieldSettings.recording.tags.visible) return null;
  return (
    <TagsField<Picked>
      path="tags"
      isRequired
      hint={help ? <ClientText html={help} /> : hint}
      max={tags.length >= NEAR_MAX ? MAX_ENTRIES.tags : undefined}
      find={findTagOptions}
    />
  );
}
