import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../../../model/person';
import { DraftBanner } from '../../../portal/form-parts/draft-banner';
import { FormBox } from '../../../portal/form-parts/form-box';
import { usePortal } from '../../../portal/portal';
import { showAtTop } from '../../../portal/scroll';
import { RichText } from '../../../ui/rich-text';
import { useLazyPart } from '../../../ui/use-lazy-part';
import { sectionLines } from '../event-form/section-lines';
import type { EventSection } from '../event-form/sections';
import { useRecordingRules } from '../use-recording-rules';
import { EventConflictDialog } from './conflict/record-conflict-dialog-lazy';
import { besidePart } from './frame/beside-part-lazy';
import { Columns } from './frame/form-layout';
import { LazyPart } from './frame/lazy-part';
import { EventFoot } from './frame/record-foot';
import { EventSections } from './frame/record-sections';
import { SaveFailure } from './frame/save-failure';
import { sectionId } from './frame/section-id';
import { useOpenSections } from './frame/use-open-sections';
import { useSectionStates } from './frame/use-section-states';
import { leavePart } from './leave/leave-part-lazy';
import { EventFormProvider } from './record-form-context';
import { useEventWords } from './record-words';
import { reviewPanel } from './review/review-panel-lazy';
import type { OpenedEvent } from './use-opened-record';
import type { EventForm as Form } from './use-record-form';

type Props = { opened: OpenedEvent; person: Person; draftName: string; eventForm: Form };

/** The form of an event: its sections, what is wrong with it, and the ways to save it. */
export function EventForm({ opened, person, draftName, eventForm }: Props) {
  const { rubrics, unsaved } = opened;
  const { control, files, uploads, id, review, learn } = eventForm;
  const { t } = useLingui();
  const { root } = usePortal();
  const rules = useRecordingRules();
  const wordsOf = useEventWords();
  const lines = useMemo(() => sectionLines(rules), [rules]);
  const states = useSectionStates(control);
  const { conflict } = control;
  const open = useOpenSections(lines, control);
  const content = useMemo(() => ({ rubrics, person, files, id }), [rubrics, person, files, id]);
  const Rail = useLazyPart(besidePart, true)?.RailPart;
  const Leave = useLazyPart(leavePart, true);
  const { general } = rules.eventRecording.infoTexts;

  function goTo(section: EventSection) {
    flushSync(() => open.unfold(section));
    const heading = root.querySelector<HTMLElement>(`#${sectionId(section)} button`);
    heading?.focus({ preventScroll: true });
    if (heading) showAtTop(heading);
  }

  return (
    <EventFormProvider value={content}>
      {review && <LazyPart part={reviewPanel} review={review} control={control} id={id} learn={learn} />}
      <DraftBanner control={control} />
      {unsaved && <unsaved.UnsavedPanel personId={person.id} name={draftName} draft={control.draft} />}
      {general && <RichText html={general} />}
      <Columns>
        {Rail && <Rail lines={lines} states={states} onChoose={goTo} />}
        <FormBox control={control} wordsOf={wordsOf} label={t`Meine Veranstaltung erfassen`}>
          <EventSections lines={lines} {...open} />
          <SaveFailure error={control.failure} onRetry={() => void control.submit()} />
          <EventFoot control={control} isWaiting={review?.state === 'waiting'} />
        </FormBox>
      </Columns>
      {Leave && <Leave draft={control.draft} uploads={uploads} />}
      {conflict && (
        <EventConflictDialog
          conflict={conflict}
          structure={control.description}
          rubrics={rubrics}
          onClose={conflict.giveUp}
        />
      )}
    </EventFormProvider>
  );
}
