import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { TextButton } from '../../../ui/text-button';
import type { EventAction } from './event-actions';

const Bar = styled.div`
  position: sticky;
  z-index: 1;
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
  count: number;
  isBusy: boolean;
  onAction(action: EventAction): void;
  onClear(): void;
};

/** Renders the bar of actions for all ticked events. */
export function BulkBar({ count, isBusy, onAction, onClear }: Props) {
  const { t } = useLingui();
  const buttonProps = (action: EventAction) => ({
    type: 'button' as const,
    'aria-disabled': isBusy || undefined,
    onClick: () => !isBusy && onAction(action),
  });
  return (
    <Bar role="group" aria-label={t`Mit der Auswahl`}>
      <strong role="status">{t`${count} ausgewählt`}</strong>
      <TextButton type="button" onClick={onClear}>{t`Auswahl aufheben`}</TextButton>
      <Actions>
        <TextButton {...buttonProps('publish')}>{t`Veröffentlichen`}</TextButton>
        <TextButton {...buttonProps('cancel')}>{t`Absagen`}</TextButton>
        <TextButton {...buttonProps('delete')}>{t`Löschen`}</TextButton>
      </Actions>
    </Bar>
  );
}
