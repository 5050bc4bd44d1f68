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
>({ form, opened, person, draftName, onCreated, onPublished, onSent }: Props<Draft, Content, Own>) {
  const { t } = useLingui();
  const { _, today } = useTranslation();
  const notices = useNotices();
  const { emit, client } = usePortal();
  const [isSent, setIsSent] = useState(false);
  const { words, next } = form;
  const writing = useRecordForm({
    ...{ form, opened, person, draftName },
    onSaved({ id, review }, { state }, before) {
      if (id !== undefined) {
        const { type, detail } = form.saved(id);
        emit(type, detail);
      }
      const goesOn = state === 'published' && id !== undefined && onSent !== undefined;
      setIsSent(state === 'published' && !goesOn);
      const wasVisible = isVisible(before);
      const isUpdate = wasVisible && words.updated;
      const published = review ? t`Zur Prüfung gesendet` : _(isUpdate || words.published);
      const kept = _(wasVisible ? words.takenBack : words.kept);
      const unsent = control.form.values().media.filter(({ file }) => !file).length;
      const without = t`${plural(unsent, {
        one: 'Ein Bild ist nicht angekommen und fehlt noch.',
        other: '# Bilder sind nicht angekommen und fehlen noch.',
      })}`;
      const texts = {
        published,
        draft: kept,
        unpublished: t`Gespeichert, nicht veröffentlicht. Besucher sehen weiter die bisherige Fassung.`,
      };
      const hasUnsent = state !== 'published' && unsent > 0;
      const saved: OneTimeNotice = hasUnsent
        ? { kind: 'info', text: `${texts[state].replace(/\.?$/, '.')} ${without}` }
        : { kind: 'success', text: texts[state] };
      if (state === 'draft' && id !== undefined) void goOn(id, hasUnsent, saved);
      else notices.show(saved);
      if (goesOn) onSent(id);
      else if (state === 'published' && id !== undefined) onPublished?.(id);
    },
  });
  const { id, review, control } = writing;

  /**
   * Opens the stored record under its own address, and moves pictures that failed to upload to its draft for a retry.
   * The notice follows the move, because it belongs to the address where it is first shown.
   */
  async function goOn(own: string, hasUnsent: boolean, saved: OneTimeNotice) {
    const name = `${form.kind.name}:${own}`;
    if (hasUnsent && name !== draftName) {
      const owner = { host: client.host, personId: person.id };
      const [values, base] = [control.form.values(), control.form.initialValues()];
      const at = new Date().toISOString();
      draftStorage(owner, name).write({ at, schema: form.schema, base, values });
      await moveFiles(owner, draftName, name);
      control.draft.discard();
    }
    notices.show(saved);
    onCreated(own);
  }
  function edit() {
    setIsSent(false);
    if (id !== undefined) onCreated(id);
  }
  if (isSent && id !== undefined)
    return (
      <PublishedPanel
        id={id}
        title={control.form.values().title}
        isWaiting={review !== undefined}
        isVisible={isVisible(control.form.initialValues())}
        appearsOn={form.appearsOn(control.form.initialValues(), today)}
        onEdit={edit}
        {...(next && {
          next: {
            words: next.words,
            go() {
              edit();
              control.form.reveal(next.path);
            },
          },
        })}
      />
    );
  return <RecordForm {...{ form, opened, person, draftName, writing }} />;
}
