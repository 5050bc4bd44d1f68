import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { OwnEvent } from '../../../model/answers/own-event';
import { TextButton } from '../../../ui/text-button';
import type { EventAction } from './event-actions';
import { isCancelled } from './question-words';

const Bar = styled.div`
  position: sticky;
  /* Above the checkboxes of the rows. */
  z-index: 2;
  top: calc(var(--portal-hidden-above, 0px) + 8px);
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  padding: 4px 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-primary-soft);

  > strong {
    padding-block: 10px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-inline-start: auto;
  font-weight: 600;

  @container portal (max-width: 499px) {
    margin-inline-start: 0;
  }
`;

type Props = {
  picked: readonly OwnEvent[];
  isBusy: boolean;
  /** Called with the events that the action fits. */
  onAction(action: EventAction, events: readonly OwnEvent[]): void;
  onClear(): void;
};

type BulkAction = Extract<EventAction, 'publish' | 'cancel' | 'delete'>;

/** The events that each action fits. */
const FITS: Readonly<Record<BulkAction, (event: OwnEvent) => boolean>> = {
  publish: ({ publishStatus, hasUnpublished, missing, noEdit }) =>
    (publishStatus === 'draft' || publishStatus === 'rejected' || hasUnpublished === true) &&
    missing.length === 0 &&
    !noEdit,
  cancel: (event) => event.isVisible && !isCancelled(event) && !event.noEdit,
  delete: () => true,
};

/** Renders the bar of actions for all ticked events. */
export function BulkBar({ picked, isBusy, onAction, onClear }: Props) {
  const { t } = useLingui();
  const labels: Readonly<Record<BulkAction, (number: number) => string>> = {
    publish: (number) => t`${number} veröffentlichen`,
    cancel: (number) => t`${number} absagen`,
    delete: (number) => t`${number} löschen`,
  };
  const button = (action: BulkAction) => {
    const events = picked.filter(FITS[action]);
    return (
      events.length > 0 && (
        <TextButton
          aria-disabled={isBusy || undefined}
          className={action === 'delete' ? 'is-red' : ''}
          onClick={() => !isBusy && onAction(action, events)}
        >
          {labels[action](events.length)}
        </TextButton>
      )
    );
  };
  const count = picked.length;
  return (
    <Bar role="group" aria-label={t`Mit der Auswahl`}>
      <strong role="status">{t`${count} ausgewählt`}</strong>
      <TextButton type="button" onClick={onClear}>{t`Auswahl aufheben`}</TextButton>
      <Actions>
        {button('publish')}
        {button('cancel')}
        {button('delete')}
      </Actions>
    </Bar>
  );
}
