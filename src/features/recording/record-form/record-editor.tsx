import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { draftStorage } from '../../../app/drafts/drafts';
import { type OneTimeNotice, useNotices } from '../../../app/notices';
import { usePortal } from '../../../app/portal';
import { moveFiles } from '../../../forms/saving/draft-files';
import { useTranslation } from '../../../i18n/use-translation';
import type { EditableRecord } from '../../../model/answers/event-record';
import type { Person } from '../../../model/answers/person';
import type { RecordContent } from '../../../model/records/event-content';
import { EMPTY_FOR_WHOM, hasAnswer } from './for-whom/for-whom-draft';
import type { Prefill } from './for-whom/use-record-prefill';
import type { FormKind } from './form-kind';
import { PublishedPanel } from './published/published-panel';
import { isVisible, type RecordDraft } from './record-draft';
import { RecordForm } from './record-form';
import type { OpenedRecord } from './use-opened-record';
import { useRecordForm } from './use-record-form';

type Props<Draft extends RecordDraft, Content extends RecordContent, Own extends EditableRecord<Content>> = {
  form: FormKind<Draft, Content, Own>;
  opened: OpenedRecord<Own>;
  person: Person;
  draftName: string;
  prefill: Prefill;
  /** Called when a draft is stored, or when a published record is edited again. */
  onCreated(id: string): void;
  /** Called when the record is published or sent to review, and the panel of next steps replaces the form. */
  onPublished?: ((id: string) => void) | undefined;
  /** Called instead of showing next steps, when the form is embedded in another screen. */
  onSent?: ((id: string) => void) | undefined;
};

/** Renders the form of one record. After publication, the next steps replace it, and the form keeps its state. */
export function RecordEditor<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>({ form, opened, person, draftName, prefill, onCreated, onPublished, onSent }: Props<Draft, Content, Own>) {
  const { t } = useLingui();
  const { _, today } = useTranslation();
  const notices = useNotices();
  const { emit, client } = usePortal();
  const [showsNextSteps, setShowsNextSteps] = useState(false);
  const { texts: formTexts, next } = form;
  const formState = useRecordForm({
    ...{ form, opened, person, draftName, prefill },
    onSaved({ id, review }, { state }, before) {
      if (id !== undefined) {
        const { type, detail } = form.savedEvent(id);
        emit(type, detail);
      }
      const isEmbedded = state === 'published' && id !== undefined && onSent !== undefined;
      setShowsNextSteps(state === 'published' && !isEmbedded);
      const wasVisible = isVisible(before);
      const isUpdate = wasVisible && formTexts.updated;
      const sentText = review?.relation ? t`Zur Freigabe gesendet` : t`Zur Prüfung gesendet`;
      const publishedText = review ? sentText : _(isUpdate || formTexts.published);
      const draftText = _(wasVisible ? formTexts.withdrawn : formTexts.savedAsDraft);
      const unsent = control.form.values().media.filter(({ file }) => !file).length;
      const missingNote = t`${plural(unsent, {
        one: 'Ein Bild ist nicht angekommen und fehlt noch.',
        other: '# Bilder sind nicht angekommen und fehlen noch.',
      })}`;
      const stateTexts = {
        published: publishedText,
        draft: draftText,
        unpublished: t`Gespeichert, nicht veröffentlicht. Besucher sehen weiter die bisherige Fassung.`,
      };
      const hasUnsent = state !== 'published' && unsent > 0;
      const notice: OneTimeNotice = hasUnsent
        ? { kind: 'info', text: `${stateTexts[state].replace(/\.?$/, '.')} ${missingNote}` }
        : { kind: 'success', text: stateTexts[state] };
      const { relation, forWhom = EMPTY_FOR_WHOM } = control.form.values();
      const isUnfinished = hasUnsent || (relation === '' && hasAnswer(forWhom));
      if (state === 'draft' && id !== undefined) void openStoredRecord(id, isUnfinished, notice);
      else notices.show(notice);
      if (isEmbedded) onSent(id);
      else if (state === 'published' && id !== undefined) onPublished?.(id);
    },
  });
  const { id, review, control } = formState;

  /**
   * Opens the stored record under its own address, and moves to its draft what is not at the server yet: pictures that
   * failed to upload, and an unfinished answer for whom it is.
   * The notice follows the move, because it belongs to the address where it is first shown.
   */
  async function openStoredRecord(recordId: string, isUnfinished: boolean, notice: OneTimeNotice) {
    const name = `${form.kind.name}:${recordId}`;
    if (isUnfinished && name !== draftName) {
      const owner = { host: client.host, personId: person.id };
      const [values, base] = [control.form.values(), control.form.initialValues()];
      const at = new Date().toISOString();
      draftStorage(owner, name).write({ at, schema: form.schema, base, values });
      await moveFiles(owner, draftName, name);
      control.draft.discard();
    }
    notices.show(notice);
    onCreated(recordId);
  }
  function edit() {
    setShowsNextSteps(false);
    if (id !== undefined) onCreated(id);
  }
  if (showsNextSteps && id !== undefined)
    return (
      <PublishedPanel
        id={id}
        title={control.form.values().title}
        review={review}
        isVisible={isVisible(control.form.initialValues())}
        appearsOn={form.appearsOn(control.form.initialValues(), today)}
        onEdit={edit}
        {...(next && {
          next: {
            label: next.label,
            go() {
              edit();
              control.form.reveal(next.path);
            },
          },
        })}
      />
    );
  return <RecordForm {...{ form, opened, person, draftName, formState, prefill }} />;
}
