import { useMemo, useRef, useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { FormControl } from '../../../forms/saving/form-control';
import type { Uploads } from '../../../forms/saving/uploads';
import { useForm } from '../../../forms/saving/use-form';
import { type StoredRecord, versionedRecord } from '../../../forms/saving/versioned-record';
import { useTranslation } from '../../../i18n/use-translation';
import type { EditableRecord } from '../../../model/answers/event-record';
import type { EventReview } from '../../../model/answers/event-review';
import type { Person } from '../../../model/answers/person';
import type { RecordContent } from '../../../model/records/event-content';
import { useRecordingRules } from '../use-recording-rules';
import { changeOwn, createOwn, type Versioned } from '../written-api';
import type { FormKind } from './form-kind';
import { saveMedia } from './media-changes';
import type { RecordDraft } from './record-draft';
import type { OpenedRecord } from './use-opened-record';
import { type FilesOf, useRecordFiles } from './use-record-files';

/** The form of one record with its uploads. */
export type RecordWriting<Draft extends object> = {
  control: FormControl<Draft>;
  files: FilesOf;
  uploads: Uploads;
  /** The id of the stored record; undefined before the first save. */
  id: string | undefined;
  /** The review, if it is pending or was rejected. */
  review: EventReview | undefined;
  /** Updates the form with the current state of the record; unsaved input stays. */
  learn(known: Versioned<unknown>): void;
};

/** The data of the stored record beside its content. */
type Beside = Pick<RecordWriting<object>, 'id' | 'review'>;

type Options<Draft extends RecordDraft, Content extends RecordContent, Own extends EditableRecord<Content>> = {
  form: FormKind<Draft, Content, Own>;
  opened: OpenedRecord<Own>;
  person: Person;
  /** The name of the draft on this device. */
  draftName: string;
  onSaved(saved: Beside, draft: Draft, before: Draft): void;
};

/** Creates the form of a record: its rules, saving, and merging of concurrent changes. */
export function useRecordForm<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>({
  form,
  opened: { known, rubrics },
  person,
  draftName,
  onSaved,
}: Options<Draft, Content, Own>): RecordWriting<Draft> {
  const { client } = usePortal();
  const { locale, today } = useTranslation();
  const rules = useRecordingRules();
  const [beside, setBeside] = useState<Beside>(besideOf(known));
  const newest = useRef(beside);
  const hear = useRef<(stored: StoredRecord<Draft>) => void>(undefined);
  const { files, uploads } = useRecordFiles(draftName);
  const { roleRelations } = person;
  const description = useMemo(
    () =>
      form.describe({
        ...{ rules, today, checks: form.checks, rubrics },
        relations: roleRelations,
        statusOf: (one) => roleRelations.find((relation) => relation.id === one)?.status,
      }),
    [form, rules, today, rubrics, roleRelations],
  );
  const calls = { path: form.kind.path, read: form.read };
  const stored = ({ record, etag }: Versioned<Own>): StoredRecord<Draft> => ({
    record: form.draftOf(record, { host: client.host, rules, locale, rubrics }),
    version: etag,
  });
  function take(found: Versioned<Own>) {
    newest.current = besideOf(found);
    setBeside(newest.current);
    return stored(found);
  }

  const control: FormControl<Draft> = useForm(description, {
    ...(known ? stored(known) : { record: form.emptyDraft(rules) }),
    shared: versionedRecord({
      watch(tell) {
        hear.current = tell;
        return () => undefined;
      },
      readCurrent: ({ current, etag }) => take({ record: form.read(current), etag }),
    }),
    async save(draft, { idempotencyKey, version }, before) {
      if (draft.media.length > 0) await saveMedia(client, draft, before.media);
      const payload = form.payloadOf(draft);
      const saved =
        newest.current.id === undefined
          ? await createOwn(client, calls, payload, idempotencyKey)
          : await changeOwn(client, calls, newest.current.id, { payload, idempotencyKey, ifMatch: version });
      for (const catalogue of [`${form.kind.name}s`, 'my']) client.queryCache.forget(catalogue);
      return take(saved);
    },
    onSaved: (draft, before) => onSaved(newest.current, draft, before),
    needsSession: true,
    fieldsOf: ({ fields }) => fields.map((problem) => form.atField(problem, control.form.values())),
    draft: { name: draftName, schema: form.schema, owner: 'person' },
    uploads,
    savesWithoutFiles: ({ state }) => state === 'draft',
  });
  return { control, files, uploads, learn: (found) => hear.current?.(take(found as Versioned<Own>)), ...beside };
}

const besideOf = (known: Versioned<EditableRecord<unknown>> | undefined): Beside => ({
  id: known?.record.id,
  review: known?.record.review,
});
