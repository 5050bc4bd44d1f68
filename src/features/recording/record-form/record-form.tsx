import { useCallback, useMemo, useState } from 'react';
import { ClientText } from '../../../app/client-text';
import { usePortal } from '../../../app/portal';
import { useFormPart } from '../../../forms/engine/form-context';
import { DraftBanner } from '../../../forms/layout/draft-banner';
import { FormBox } from '../../../forms/layout/form-box';
import { lazyDialog } from '../../../forms/layout/lazy-dialog';
import type { Conflict, FormControl } from '../../../forms/saving/form-control';
import { useTranslation } from '../../../i18n/use-translation';
import type { EditableRecord } from '../../../model/answers/event-record';
import type { Person } from '../../../model/answers/person';
import type { RecordContent } from '../../../model/records/event-content';
import { useRecordingRules } from '../use-recording-rules';
import { loadOwnRecord } from '../written-api';
import type { Prefill } from './for-whom/use-record-prefill';
import type { FormKind } from './form-kind';
import { FormColumns } from './frame/form-columns';
import { InHead } from './frame/head-slot';
import { MembersLine } from './frame/members-line';
import { RecordFoot } from './frame/record-foot';
import { RecordSections } from './frame/record-sections';
import { SaveError } from './frame/save-error';
import { LeaveGuard } from './leave/leave-guard';
import { UnpublishedPanel } from './leave/unpublished-panel';
import type { RecordDraft } from './record-draft';
import { proposedValue, type RecordFormContent, RecordFormProvider } from './record-form-context';
import { useRecordMessages } from './record-words';
import { ReviewPanel } from './review/review-panel';
import { UnsavedPanel } from './unsaved/unsaved-panel';
import type { OpenedRecord } from './use-opened-record';
import type { RecordFormState } from './use-record-form';

/** The lazy dialog for records that were changed elsewhere. */
const RecordConflictDialog = lazyDialog(
  async () => (await import('./conflict/record-conflict-dialog')).RecordConflictDialog,
);

type Props<Draft extends RecordDraft, Content extends RecordContent, Own extends EditableRecord<Content>> = {
  form: FormKind<Draft, Content, Own>;
  opened: OpenedRecord<Own>;
  person: Person;
  draftName: string;
  formState: RecordFormState<Draft>;
  prefill: Prefill;
};

/** Renders the form of an event or an article: notices, sections and buttons to save. */
export function RecordForm<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>({
  form,
  opened: { rubrics, isNew },
  person,
  draftName,
  formState: { control, files, uploads, id, review, members, updateForm },
  prefill: { needs },
}: Props<Draft, Content, Own>) {
  const { kind, texts, read, isFilled, pathOf, percentOf, Preview, HeadActions, Aside } = form;
  const { _ } = useTranslation();
  const { client } = usePortal();
  const rules = useRecordingRules();
  const messageFor = useRecordMessages();
  const sections = useMemo(() => form.sections(rules), [form, rules]);
  const { conflict } = control;
  // A stable callback, because a new one would abort the query that uses it.
  const load = useCallback(
    (recordId: string, signal: AbortSignal) => loadOwnRecord(client, { path: kind.path, read }, recordId, signal),
    [client, kind, read],
  );
  const [proposed] = useState<RecordFormContent['proposed']>(() => proposedValue([]));
  const content = useMemo(
    () => ({ rubrics, person, needs, files, proposed, id, load, updateForm }),
    [rubrics, person, needs, files, proposed, id, load, updateForm],
  );
  const isUnpublished = useFormPart(control.form, (store) => store.initialValues().state === 'unpublished');
  const { general } = rules.eventRecording.infoTexts;

  return (
    <RecordFormProvider value={content}>
      {review && (
        <ReviewPanel {...{ review, id, updateForm, pathOf }} control={control as unknown as FormControl<RecordDraft>} />
      )}
      {isUnpublished && id !== undefined && (
        <UnpublishedPanel {...{ id, updateForm, read }} path={kind.path} version={control.version} />
      )}
      <MembersLine {...members} />
      <DraftBanner control={control} isChange={id !== undefined} />
      {isNew && <UnsavedPanel personId={person.id} name={draftName} draft={control.draft} texts={texts} />}
      {general && <ClientText html={general} />}
      <FormColumns>
        <FormBox control={control} messageFor={messageFor} label={_(texts.newTitle)}>
          {HeadActions && (
            <InHead>
              <HeadActions />
            </InHead>
          )}
          <RecordSections {...{ sections, control, isFilled }} />
          <SaveError error={control.failure} onRetry={() => void control.submit()} />
          <RecordFoot
            {...{ control, texts, Preview, percentOf }}
            isWaiting={review?.state === 'waiting'}
            isTakenDown={review?.state === 'takenDown'}
          />
        </FormBox>
        {Aside && <Aside control={control} />}
      </FormColumns>
      <LeaveGuard control={control as unknown as FormControl<RecordDraft>} uploads={uploads} />
      {conflict && (
        <RecordConflictDialog
          conflict={conflict as unknown as Conflict<object>}
          structure={control.description}
          rubrics={rubrics}
          by={members.changedBy?.name}
          onClose={conflict.cancel}
        />
      )}
    </RecordFormProvider>
  );
}
