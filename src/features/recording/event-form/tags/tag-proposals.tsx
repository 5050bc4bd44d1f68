import { useEffect } from 'react';
import { usePortal } from '../../../../app/portal';
import { useFormContent } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';
import type { EventDraft } from '../event-draft';
import { proposeTags } from './propose-tags';
import { watchTagProposals } from './watch-tag-proposals';

/** Fills in tags for the title and the rubric, until the author edits the tags. */
export function TagProposals() {
  const { client } = usePortal();
  const form = useFormContent().form as unknown as Form<EventDraft>;
  const { rubrics, proposed } = useRecordFormContent();
  const { visible } = useRecordingRules().fieldSettings.recording.tags;
  useEffect(() => {
    if (!visible) return undefined;
    const nameOf = (rubric: string) => rubrics.find(({ id }) => String(id) === rubric)?.name ?? '';
    return watchTagProposals({
      form,
      proposed,
      propose: ({ title, rubric }, signal) => proposeTags(client, { title, rubric: nameOf(rubric) }, signal),
    });
  }, [visible, form, proposed, rubrics, client]);
  return null;
}
