import { useEffect } from 'react';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { isSame } from '../../../../lib/value-at';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';
import type { EventDraft } from '../event-draft';
import { proposeTags } from './propose-tags';

/** The debounce in milliseconds after typing. */
const PAUSE_MS = 300;

/** Fills in tags for a title and a rubric that the author has typed, until the author edits the tags. */
export function TagProposals() {
  const { client } = usePortal();
  const form = useFormContent().form as unknown as Form<EventDraft>;
  const { rubrics, proposed } = useRecordFormContent();
  const { tags } = useRecordingRules().fieldSettings.recording;
  const title = useFormPart(form, ({ values }) => values().title, 'title');
  const rubric = useFormPart(form, ({ values }) => values().rubric, 'rubric');
  const initial = form.initialValues();
  const isTyped = title !== initial.title || rubric !== initial.rubric;
  const rubricName = rubrics.find(({ id }) => String(id) === rubric)?.name ?? '';
  const load = (signal: AbortSignal) => proposeTags(client, { title, rubric: rubricName }, signal);
  const query = tags.visible && isTyped ? { key: ['proposed tags', title, rubricName], load } : undefined;
  const { value: proposal, step } = useQuery(query, { quiet: true, delayMs: PAUSE_MS });
  const isPending = query !== undefined && step === 'loading';

  // Who publishes at once is not told that tags are missing.
  useEffect(() => (isPending ? form.trackLookup() : undefined), [form, isPending]);

  useEffect(() => {
    const isUntouched = isSame(form.values().tags, proposed.value()) && form.state.fieldErrors.tags === undefined;
    if (!proposal || !isUntouched || isSame(proposal, proposed.value())) return;
    proposed.set(proposal);
    form.set('tags', proposal);
  }, [form, proposed, proposal]);
  return null;
}
