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
import type { RoleRelation } from '../../../model/answers/role-relation';
import type { RecordContent } from '../../../model/records/event-content';
import { useRecordingRules } from '../use-recording-rules';
import { changeOwnRecord, createOwnRecord, type Versioned } from '../written-api';
import { rememberRelation } from './for-whom/last-relation';
import { relationChoice } from './for-whom/relation-choice';
import { useNewRelation } from './for-whom/use-new-relation';
import type { Prefill } from './for-whom/use-record-prefill';
import type { FormKind } from './form-kind';
import { saveMedia } from './media-changes';
import type { RecordDraft } from './record-draft';
import type { OpenedRecord } from './use-opened-record';
import { type FilesOf, useRecordFiles } from './use-record-files';

/** The form of one record with its uploads. */
export type RecordFormState<Draft extends object> = {
  control: FormControl<Draft>;
  files: FilesOf;
  uploads: Uploads;
  /** The id of the stored record; undefined before the first save. */
  id: string | undefined;
  /** The review, if it is pending or was rejected. */
  review: EventReview | undefined;
  /** The author and the last editor, if they are other members; see `EditableRecord`. */
  members: Pick<EditableRecord<unknown>, 'author' | 'changedBy' | 'updatedAt'>;
  /** Updates the form with the current state of the record; unsaved input stays. */
  updateForm(current: Versioned<unknown>): void;
};

/** The data of the stored record beside its content. */
type StoredState = Pick<RecordFormState<object>, 'id' | 'review' | 'members'>;

type Options<Draft extends RecordDraft, Content extends RecordContent, Own extends EditableRecord<Content>> = {
  form: FormKind<Draft, Content, Own>;
  opened: OpenedRecord<Own>;
  person: Person;
  /** The name of the draft on this device. */
  draftName: string;
  prefill: Prefill;
  onSaved(saved: StoredState, draft: Draft, before: Draft): void;
};

/** Creates the form of a record: its rules, saving, and merging of concurrent changes. */
export function useRecordForm<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>({
  form,
  opened: { loaded, rubrics },
  person,
  draftName,
  prefill: { needs, ...initial },
  onSaved,
}: Options<Draft, Content, Own>): RecordFormState<Draft> {
  const { client } = usePortal();
  const { locale, today } = useTranslation();
  const rules = useRecordingRules();
  const [storedState, setStoredState] = useState<StoredState>(storedStateOf(loaded));
  const latest = useRef(storedState);
  const applyUpdate = useRef<(stored: StoredRecord<Draft>) => void>(undefined);
  const { files, uploads } = useRecordFiles(draftName);
  const { roleRelations } = person;
  const description = useMemo(
    () =>
      form.describe({
        ...{ rules, today, checks: form.checks, rubrics },
        forWhom: relationChoice(roleRelations, rules).asksNew ? needs : undefined,
        statusOf: (one) => roleRelations.find((relation) => relation.id === one)?.status,
      }),
    [form, rules, today, rubrics, roleRelations, needs],
  );
  const newRelation = useNewRelation(needs);
  const calls = { path: form.kind.path, read: form.read };
  const toStoredDraft = ({ record, etag }: Versioned<Own>): StoredRecord<Draft> => ({
    record: form.draftOf(record, { host: client.host, rules, locale, rubrics }),
    version: etag,
  });
  function applyStored(current: Versioned<Own>) {
    latest.current = storedStateOf(current);
    setStoredState(latest.current);
    return toStoredDraft(current);
  }

  const control: FormControl<Draft> = useForm(description, {
    ...(loaded
      ? toStoredDraft(loaded)
      : { record: form.emptyDraft(rules, initial as Pick<Draft, 'relation' | 'promoter'>) }),
    shared: versionedRecord({
      watch(notify) {
        applyUpdate.current = notify;
        return () => undefined;
      },
      ...(form.align && { align: form.align }),
      readCurrent: ({ current, etag }) => applyStored({ record: form.read(current), etag }),
    }),
    async save(draft, { idempotencyKey, version }, before) {
      if (draft.media.length > 0) await saveMedia(client, draft, before.media);
      const made = draft.relation === '' ? await newRelation.make(draft.forWhom) : undefined;
      const payload = form.payloadOf(made ? withRelation(draft, made) : draft);
      const saved =
        latest.current.id === undefined
          ? await createOwnRecord(client, calls, payload, idempotencyKey)
          : await changeOwnRecord(client, calls, latest.current.id, { payload, idempotencyKey, ifMatch: version });
      rememberRelation({ host: client.host, personId: person.id }, made ? String(made.id) : draft.relation);
      newRelation.done();
      for (const catalogue of [`${form.kind.name}s`, 'my']) client.queryCache.forget(catalogue);
      return applyStored(saved);
    },
    onSaved: (draft, before) => onSaved(latest.current, draft, before),
    needsSession: true,
    fieldsOf: (error) =>
      newRelation.problemsOf(error, control.form.values().forWhom) ??
      error.fields.map((problem) => form.toFormField(problem, control.form.values())),
    draft: { name: draftName, schema: form.schema, owner: 'person' },
    uploads,
    savesWithoutFiles: ({ state }) => state === 'draft',
  });
  return {
    control,
    files,
    uploads,
    updateForm: (current) => applyUpdate.current?.(applyStored(current as Versioned<Own>)),
    ...storedState,
  };
}

const storedStateOf = (loaded: Versioned<EditableRecord<unknown>> | undefined): StoredState => ({
  id: loaded?.record.id,
  review: loaded?.record.review,
  members: loaded?.record ?? {},
});

/** Returns a draft with a new role relation, whose organisation is the promoter unless there is another. */
const withRelation = <Draft extends RecordDraft>(draft: Draft, { id, address }: RoleRelation): Draft => ({
  ...draft,
  relation: String(id),
  ...(address !== undefined && { promoter: draft.promoter ?? { key: String(address), label: '', addressId: address } }),
});
