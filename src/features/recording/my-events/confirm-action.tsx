import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnEvent } from '../../../model/answers/own-event';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { useRecordingRules } from '../use-recording-rules';
import { EVENT_STATUS_LABELS } from './own-event-words';
import { type ConfirmedAction, consequences, isApplicable, isCancelled, QUESTIONS } from './question-words';

const MAX_TITLES = 5;

const List = styled.ul`
  margin-block: 8px;
  padding-inline-start: 1.3em;
`;

type Props = {
  action: ConfirmedAction;
  events: readonly OwnEvent[];
  onClose(): void;
  onYes(): void;
};

/** Renders the confirmation before events are published, cancelled or deleted, with the consequences for visitors. */
export function ConfirmAction({ action, events, onClose, onYes }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { review } = useRecordingRules().eventRecording;
  const rest = events.length - MAX_TITLES;
  const texts = QUESTIONS[action](events.length);
  // Events under review or already cancelled come first, so that the shortened list still shows them.
  const isNamed = (event: OwnEvent) =>
    action === 'publish' ? /^(waiting|rejected)$/.test(event.publishStatus) : action === 'cancel' && isCancelled(event);
  const sorted = [...events.filter(isNamed), ...events.filter((event) => !isNamed(event))];
  return (
    <Dialog title={_(texts.title)} onClose={onClose}>
      <List>
        {sorted.slice(0, MAX_TITLES).map((event) => (
          <li key={event.id}>
            <span lang="de">{event.title}</span>
            {isNamed(event) && ` (${_(EVENT_STATUS_LABELS[event.publishStatus])})`}
          </li>
        ))}
        {rest > 0 && <li>{t`und ${rest} weitere`}</li>}
      </List>
      {consequences(action, events, review !== 'none').map((consequence) => (
        <p key={consequence.id}>{_(consequence)}</p>
      ))}
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t({ message: 'Abbrechen', context: 'question' })}
        </button>
        {isApplicable(action, events) && (
          <button type="button" className="button" onClick={onYes}>
            {_(texts.yes)}
          </button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
