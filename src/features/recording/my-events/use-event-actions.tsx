import { type ReactNode, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { lazyDialog } from '../../../forms/layout/lazy-dialog';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnEvent } from '../../../model/answers/own-event';
import { CopyFailed } from '../record-list/copy-failed';
import { useHandOver } from '../record-list/hand-over/use-hand-over';
import { BulkOutcomeNotice } from '../record-list/outcome-notice';
import { useBulkActions } from '../record-list/use-bulk-actions';
import { useCopy } from '../record-list/use-copy';
import { ConfirmAction } from './confirm-action';
import { type Action, type EventAction, performAction } from './event-actions';
import { EVENT_OUTCOME_MESSAGES, failureReason } from './outcome-words';
import { type ConfirmedAction, isCancelled } from './question-words';
import type { RowAction } from './row-menu';
import type { Undo } from './status-changes';

/** The lazy dialog that cancels, postpones or moves an event or one of its dates. */
const StatusDialog = lazyDialog(async () => (await import('./change-status/status-dialog')).StatusDialog);

type Question = { action: ConfirmedAction; events: readonly OwnEvent[] };

/** Returns the events that the action changes: for "cancel", those that are not yet cancelled. */
const changeableBy = ({ action, events }: Question) =>
  action === 'cancel' ? events.filter((event) => !isCancelled(event)) : events;

/**
 * Provides the actions for own events, with their outcome notices. Actions with serious consequences open a dialog
 * first.
 *
 * @param onDone called when the list has changed
 */
export function useEventActions(onDone: () => void) {
  const translation = useTranslation();
  const { client } = usePortal();
  const copy = useCopy();
  const handOver = useHandOver(onDone, (error) => failureReason(error, translation));
  const actions = useBulkActions<OwnEvent, Action, Undo>(
    (action, target, idempotencyKey) => performAction(client, action, target, idempotencyKey),
    onDone,
  );
  const { run, report, dismiss } = actions;
  const [question, setQuestion] = useState<Question>();
  const [eventToChange, setEventToChange] = useState<OwnEvent>();

  const start = (action: EventAction, events: readonly OwnEvent[]) =>
    action === 'restore' || action === 'undo' ? void run(action, events) : setQuestion({ action, events });

  const actOn = (event: OwnEvent) => (action: RowAction) => {
    dismiss();
    copy.reset();
    if (action === 'copy') void copy.run(event);
    else if (action === 'change') setEventToChange(event);
    else if (action === 'handOver') handOver.start(event);
    else start('delete', [event]);
  };

  const notices: ReactNode = (
    <>
      <CopyFailed copy={copy} reason={(error) => failureReason(error, translation)} />
      <BulkOutcomeNotice
        actions={actions}
        messages={EVENT_OUTCOME_MESSAGES}
        undoOf={(action) => (action === 'delete' ? 'restore' : 'undo')}
      />
      {handOver.dialog}
      {eventToChange && (
        <StatusDialog
          event={eventToChange}
          onClose={() => setEventToChange(undefined)}
          onSaved={(undo) => {
            setEventToChange(undefined);
            report({ action: 'change', results: [{ record: eventToChange, undo }] });
          }}
        />
      )}
      {question && (
        <ConfirmAction
          {...question}
          onClose={() => setQuestion(undefined)}
          onYes={() => {
            setQuestion(undefined);
            void run(question.action, changeableBy(question));
          }}
        />
      )}
    </>
  );
  return { actions, start, actOn, notices };
}
