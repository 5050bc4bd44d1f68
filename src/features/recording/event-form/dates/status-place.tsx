import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { useMutation } from '../../../../app/use-mutation';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { lazyDialog } from '../../../../forms/layout/lazy-dialog';
import { useTranslation } from '../../../../i18n/use-translation';
import { failureReason } from '../../my-events/outcome-words';
import { type Undo, undoChange } from '../../my-events/status-changes';
import { isVisible } from '../../record-form/record-draft';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { DoneNotice, FailedNotice, OutcomeBox } from '../../record-list/action-notices';
import type { VersionedEvent } from '../../written-api';
import type { EventDraft } from '../event-draft';

/** The lazy dialog that cancels, postpones or moves an event or one of its dates. */
const StatusDialog = lazyDialog(async () => (await import('../../my-events/change-status/status-dialog')).StatusDialog);

const StatusContext = createContext<((key: string) => void) | undefined>(undefined);

/**
 * Returns a function that opens the dialog for the status of the event or one of its dates, by the key of it; undefined
 * for an event that visitors do not know yet.
 */
export const useStatusDialog = () => useContext(StatusContext);

/** Provides the dialog for the status to the parts of the form, and renders its outcome below them. */
export function StatusPlace({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { client, emit } = usePortal();
  const form = useFormContent().form as unknown as Form<EventDraft>;
  const { id, updateForm } = useRecordFormContent();
  const isKnown = useFormPart(form, (store) => isVisible(store.initialValues()));
  const title = useFormPart(form, (store) => store.initialValues().title);
  const [target, setTarget] = useState<{ key: string; hasUnsent: boolean }>();
  const [undo, setUndo] = useState<Undo>();
  const [message, setMessage] = useState('');
  const undoing = useMutation((change: Undo) => undoChange(client, change), {
    needsSession: true,
    onDone(saved) {
      apply(saved);
      setUndo(undefined);
      setMessage(t`„${title}“ ist wieder wie vorher`);
    },
  });
  const open = useCallback((key: string) => setTarget({ key, hasUnsent: form.isDirty() }), [form]);
  function apply(saved: VersionedEvent) {
    for (const catalogue of ['events', 'my']) client.queryCache.forget(catalogue);
    emit('portal-event-saved', { eventId: saved.record.id });
    updateForm(saved);
  }
  return (
    <StatusContext value={isKnown && id !== undefined ? open : undefined}>
      {children}
      {message && (
        <OutcomeBox outcome={message}>
          {undoing.error ? (
            <FailedNotice title={t`„${title}“ ließ sich nicht zurücksetzen`} onClose={() => setMessage('')}>
              <p>{failureReason(undoing.error, translation, 'undo')}</p>
            </FailedNotice>
          ) : (
            <DoneNotice
              title={message}
              isBrief={false}
              onUndo={undo && (() => void undoing.run(undo))}
              onClose={() => setMessage('')}
            />
          )}
        </OutcomeBox>
      )}
      {target !== undefined && id !== undefined && (
        <StatusDialog
          event={{ id, title }}
          target={target.key}
          note={
            target.hasUnsent
              ? t`Was Sie im Formular sonst geändert haben, bleibt stehen und wird damit nicht gesendet.`
              : ''
          }
          onClose={() => setTarget(undefined)}
          onSaved={(change) => {
            setTarget(undefined);
            setUndo(change);
            undoing.reset();
            if (change) apply(change.saved);
            setMessage(t`„${title}“ ist geändert`);
          }}
        />
      )}
    </StatusContext>
  );
}
