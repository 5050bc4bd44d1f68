import { type ComponentType, type ReactNode, useState } from 'react';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { ErrorNotice } from '../../../app/error-notice';
import { personStoreOf } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useRememberedPerson } from '../../../app/remembered-person';
import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import type { EditableRecord } from '../../../model/answers/event-record';
import type { RecordContent } from '../../../model/records/event-content';
import { withLocale } from '../../../routing/locale-prefix';
import type { ScreenProps } from '../../../routing/screen-route';
import type { RecordKind } from '../record-kind';
import { RecordKindProvider } from '../use-record-kind';
import { useRecordPrefill } from './for-whom/use-record-prefill';
import type { FormKind } from './form-kind';
import { FormSkeleton } from './frame/form-skeleton';
import { HeadActionsSlot, HeadSlotProvider } from './frame/head-slot';
import { ReadOnlyNotice } from './frame/read-only-notice';
import { isRecordMissing } from './is-record-missing';
import type { RecordDraft } from './record-draft';
import { RecordEditor } from './record-editor';
import { NewDraft } from './unsaved/new-draft';
import { useOpenedRecord } from './use-opened-record';

/** Creates the screen with the form of a kind of record; the record is new without an id in the path. */
export function recordScreen<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>(form: FormKind<Draft, Content, Own>): ComponentType<ScreenProps> {
  const { kind, texts } = form;

  function Screen({ id }: { id: string | undefined }) {
    const { router, client } = usePortal();
    const { locale, _ } = useTranslation();
    const { opened, follow, reopen } = useOpenedId(id);
    const [head, setHead] = useState<HTMLElement | null>(null);
    const go = (recordId: string) => router.navigate(withLocale(kind.editRoute(recordId), locale), { replace: true });
    return (
      <AccountPage
        shape="form"
        title={_(id === undefined ? texts.newTitle : texts.editTitle)}
        actions={form.HeadActions && <HeadActionsSlot ref={setHead} />}
      >
        <HeadSlotProvider value={head}>
          <RecordLoader
            key={`${client.host} ${opened.serial}`}
            {...{ form, id: opened.id }}
            onCreated={(recordId) => (recordId === id ? reopen() : go(recordId))}
            onPublished={(recordId) => {
              if (recordId === id) return;
              follow(recordId);
              go(recordId);
            }}
          />
        </HeadSlotProvider>
      </AccountPage>
    );
  }

  return accountScreen(({ params }: ScreenProps) => (
    <WithTexts kind={kind}>
      <Screen id={params[kind.idName]} />
    </WithTexts>
  ));
}

type Opened = { id: string | undefined; serial: number };

/**
 * Keeps the opened record. Another id opens another record, except the id just given to the new record on the screen.
 */
function useOpenedId(id: string | undefined): { opened: Opened; follow(recordId: string): void; reopen(): void } {
  const [opened, setOpened] = useState<Opened>({ id, serial: 0 });
  const [lastId, setLastId] = useState(id);
  const [followed, setFollowed] = useState<string>();
  const reopen = () => setOpened(({ serial }) => ({ id, serial: serial + 1 }));
  if (lastId !== id) {
    setLastId(id);
    if (id === undefined || id !== followed) reopen();
  }
  return {
    opened,
    reopen,
    follow: setFollowed,
  };
}

/** The props of a form embedded in another screen. */
type EmbeddedFormProps = {
  /** The id of the record; undefined for a new one. */
  id: string | undefined;
  onCreated(id: string): void;
  /** Called when the record is published or sent to review. */
  onSent(id: string): void;
};

/** Creates a component with the form of a kind of record for other account screens. */
export function embeddedRecordForm<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>(form: FormKind<Draft, Content, Own>): ComponentType<EmbeddedFormProps> {
  return ({ id, ...callbacks }) => {
    const { client } = usePortal();
    return (
      <WithTexts kind={form.kind}>
        <RecordLoader key={`${client.host} ${id ?? ''}`} {...{ form, id }} {...callbacks} />
      </WithTexts>
    );
  };
}

const WithTexts = ({ kind, children }: { kind: RecordKind; children: ReactNode }) => (
  <TextsProvider texts={recordingTexts}>
    <RecordKindProvider value={kind}>{children}</RecordKindProvider>
  </TextsProvider>
);

type Props<Draft extends RecordDraft, Content extends RecordContent, Own extends EditableRecord<Content>> = {
  form: FormKind<Draft, Content, Own>;
  /** The id of the record; undefined for a new one. */
  id: string | undefined;
  onCreated(id: string): void;
  onPublished?: ((id: string) => void) | undefined;
  onSent?: ((id: string) => void) | undefined;
};

function RecordLoader<Draft extends RecordDraft, Content extends RecordContent, Own extends EditableRecord<Content>>({
  form,
  id,
  onCreated,
  onPublished,
  onSent,
}: Props<Draft, Content, Own>) {
  const { client } = usePortal();
  const person = useRememberedPerson();
  const opened = useOpenedRecord(form, id);
  const prefill = useRecordPrefill(person.step === 'ready' ? person.person : undefined);
  const { kind, texts } = form;
  if (opened.step === 'failed')
    return isRecordMissing(opened.error) ? (
      <ReadOnlyNotice texts={texts} error={opened.error} />
    ) : (
      <ErrorNotice error={opened.error} onRetry={opened.retry} />
    );
  if (person.step === 'failed')
    return <ErrorNotice error={person.error} onRetry={() => void personStoreOf(client).load({ reload: true })} />;
  if (opened.step !== 'ready' || person.step !== 'ready' || !prefill) return <FormSkeleton />;
  const { loaded, isNew } = opened.value;
  if (loaded?.record.noEdit)
    return (
      <>
        <ReadOnlyNotice texts={texts} record={loaded.record} />
        {form.ReadOnlyView && <form.ReadOnlyView record={loaded.record} rubrics={opened.value.rubrics} />}
      </>
    );
  const renderForm = (draftName: string) => (
    <RecordEditor
      key={`${person.person.id} ${draftName}`}
      {...{ form, draftName, prefill, onCreated, onPublished, onSent, opened: opened.value, person: person.person }}
    />
  );
  return isNew ? <NewDraft personId={person.person.id} renderForm={renderForm} /> : renderForm(`${kind.name}:${id}`);
}
