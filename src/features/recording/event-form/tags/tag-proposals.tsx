import { useEffect } from 'react';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { useFormContent } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { isSame } from '../../../../lib/value-at';
import { useSettledValues } from '../../record-form/frame/use-settled-values';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';
import type { EventDraft } from '../event-draft';
import { proposeTags } from './propose-tags';

/** Fills in tags for a title and a rubric that the author has typed, until the author edits the tags. */
export function TagProposals() {
  const { client } = usePortal();
  const form = useFormContent().form as unknown as Form<EventDraft>;
  const { rubrics, proposed } = useRecordFormContent();
  const { tags } = useRecordingRules().fieldSettings.recording;
  const { title, rubric } = useSettledValues(form);
  const initial = form.initialValues();
  const isTyped = title !== initial.title || rubric !== initial.rubric;
  const rubricName = rubrics.find(({ id }) => String(id) === rubric)?.name ?? '';
  const load = (signal: AbortSignal) => proposeTags(client, { title, rubric: rubricName }, signal);
  const query = tags.visible && isTyped ? { key: ['proposed tags', title, rubricName], load } : undefined;
  const { value: proposal } = useQuery(query, { quiet: true });

  useEffect(() => {
    const isUntouched = isSame(form.values().tags, proposed.value()) && form.state.fieldErrors.tags === undefined;
    if (!proposal || !isUntouched || isSame(proposal, proposed.value())) return;
    proposed.set(proposal);
    form.set('tags', proposal);
  }, [form, proposed, proposal]);
  return null;
}
