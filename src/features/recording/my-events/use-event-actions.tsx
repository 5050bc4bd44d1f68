import { type ReactNode, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { lazyDialog } from '../../../forms/layout/lazy-dialog';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnEvent } from '../../../model/answers/own-event';
import { ConfirmAction } from '../record-list/bulk/confirm-action';
import { type BulkAction, divideByFit, type Skipped } from '../record-list/bulk/skip-reason';
import { CopyFailed } from '../record-list/copy-failed';
import { useHandOver } from '../record-list/hand-over/use-hand-over';
import { BulkOutcomeNotice } from '../record-list/outcome-notice';
import { useBulkActions } from '../record-list/use-bulk-actions';
import { useCopy } from '../record-list/use-copy';
import { useRecordingRules } from '../use-recording-rules';
import { type Action, type ActionUndo, performAction } from './event-actions';
import { EVENT_OUTCOME_MESSAGES, failureReason } from './outcome-words';
import { EVENT_STATUS_LABELS } from './own-event-words';
import { type ConfirmedAction, eventQuestion } from './question-words';
import type { RowAction } from './row-menu';

/** The lazy dialog that cancels, postpones or moves an event or one of its dates. */
const StatusDialog = lazyDialog(async () => (await import('./change-status/status-dialog')).StatusDialog);

type Question = { action: ConfirmedAction; events: readonly OwnEvent[] };

/** The statuses that are told before events are sent again. */
const REVIEW_LABELS = { waiting: EVENT_STATUS_LABELS.waiting, rejected: EVENT_STATUS_LABELS.rejected };

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
  const actions = useBulkActions<OwnEvent, Action, ActionUndo>(
    (action, target, idempotencyKey) => performAction(client, action, target, idempotencyKey),
    onDone,
  );
  const { run, report, dismiss } = actions;
  const [question, setQuestion] = useState<Question>();
  const [eventToChange, setEventToChange] = useState<OwnEvent>();

  function start(action: BulkAction, events: readonly OwnEvent[]) {
    if (action === 'copy') void run(action, events);
    else setQuestion({ action, events });
  }

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
        <Question
          {...question}
          onClose={() => setQuestion(undefined)}
          onYes={(events, skipped) => {
            setQuestion(undefined);
            void run(question.action, events, undefined, skipped);
          }}
        />
      )}
    </>
  );
  return { actions, start, actOn, notices };
}

type QuestionProps = Question & {
  onClose(): void;
  /** Called with the events that the action fits, and those that it leaves out. */
  onYes(events: readonly OwnEvent[], skipped: readonly Skipped[]): void;
};

/** Renders the confirmation of an action. */
function Question({ action, events, onClose, onYes }: QuestionProps) {
  const { review } = useRecordingRules().eventRecording;
  const { fitting, skipped } = divideByFit(action, events);
  return (
    <ConfirmAction
      {...{ action, skipped, onClose }}
      records={fitting}
      texts={eventQuestion(action, fitting, review !== 'none')}
      {...(action === 'publish' && { statusLabels: REVIEW_LABELS })}
      onYes={() => onYes(fitting, skipped)}
    />
  );
}
