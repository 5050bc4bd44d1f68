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
import type { FormKind } from './form-kind';
import { FormSkeleton } from './frame/form-skeleton';
import { ReadOnlyNotice } from './frame/read-only-notice';
import { isNotThere } from './is-not-there';
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
  const { kind, words } = form;

  function Screen({ id }: { id: string | undefined }) {
    const { router, client } = usePortal();
    const { locale, _ } = useTranslation();
    const { opened, follow, reopen } = useOpenedId(id);
    const go = (own: string) => router.navigate(withLocale(kind.own(own), locale), { replace: true });
    return (
      <AccountPage title={_(id === undefined ? words.record : words.edit)}>
        <OneRecord
          key={`${client.host} ${opened.serial}`}
          {...{ form, id: opened.id }}
          onCreated={(own) => (own === id ? reopen() : go(own))}
          onPublished={(own) => {
            if (own === id) return;
            follow(own);
            go(own);
          }}
        />
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
function useOpenedId(id: string | undefined): { opened: Opened; follow(own: string): void; reopen(): void } {
  const [opened, setOpened] = useState<Opened>({ id, serial: 0 });
  const [at, setAt] = useState(id);
  const [followed, setFollowed] = useState<string>();
  const reopen = () => setOpened(({ serial }) => ({ id, serial: serial + 1 }));
  if (at !== id) {
    setAt(id);
    if (id === undefined || id !== followed) reopen();
  }
  return {
    opened,
    reopen,
    follow: setFollowed,
  };
}

/** The props of a form embedded in another screen. */
type InsideProps = {
  /** The id of the record; undefined for a new one. */
  id: string | undefined;
  onCreated(id: string): void;
  /** Called when the record is published or sent to review. */
  onSent(id: string): void;
};

/** Creates a component with the form of a kind of record for other account screens. */
export function recordInside<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>(form: FormKind<Draft, Content, Own>): ComponentType<InsideProps> {
  return ({ id, ...heard }) => {
    const { client } = usePortal();
    return (
      <WithTexts kind={form.kind}>
        <OneRecord key={`${client.host} ${id ?? ''}`} {...{ form, id }} {...heard} />
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

function OneRecord<Draft extends RecordDraft, Content extends RecordContent, Own extends EditableRecord<Content>>({
  form,
  id,
  onCreated,
  onPublished,
  onSent,
}: Props<Draft, Content, Own>) {
  const { client } = usePortal();
  const person = useRememberedPerson();
  const opened = useOpenedRecord(form, id);
  const { kind, words } = form;
  if (opened.step === 'failed')
    return isNotThere(opened.error) ? (
      <ReadOnlyNotice words={words} error={opened.error} />
    ) : (
      <ErrorNotice error={opened.error} onRetry={opened.retry} />
    );
  if (person.step === 'failed')
    return <ErrorNotice error={person.error} onRetry={() => void personStoreOf(client).load({ reload: true })} />;
  if (opened.step !== 'ready' || person.step !== 'ready') return <FormSkeleton />;
  const { known, isNew } = opened.value;
  if (known?.record.noEdit)
    return (
      <>
        <ReadOnlyNotice words={words} record={known.record} />
        {form.shown && <form.shown record={known.record} rubrics={opened.value.rubrics} />}
      </>
    );
  const formOf = (draftName: string) => (
    <RecordEditor
      key={`${person.person.id} ${draftName}`}
      {...{ form, draftName, onCreated, onPublished, onSent, opened: opened.value, person: person.person }}
    />
  );
  return isNew ? <NewDraft personId={person.person.id} formOf={formOf} /> : formOf(`${kind.name}:${id}`);
}
