import { useMemo } from 'react';
import { useVisitorPreviews } from '../../../app/visitor-preview';
import { useTranslation } from '../../../i18n/use-translation';
import type { EditableEvent } from '../../../model/answers/event-record';
import type { Rubric } from '../../../model/answers/rubric';
import { LazyPart } from '../record-form/frame/lazy-part';
import { useRecordingRules } from '../use-recording-rules';
import { previewEvent } from './preview/preview-event';

/** Renders an event that its author cannot edit, as its card and its page for visitors. */
export function ReadOnlyEvent({ record, rubrics }: { record: EditableEvent; rubrics: readonly Rubric[] }) {
  const { locale } = useTranslation();
  const rules = useRecordingRules();
  const part = useVisitorPreviews()?.event;
  const preview = useMemo(() => {
    const { content, location, promoter, pictures } = record;
    return previewEvent(content, { rubrics, rules, location, promoter, pictures, isNew: false });
  }, [record, rubrics, rules]);
  return part && <LazyPart part={part} event={preview} locale={locale} />;
}
