import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { OwnRecord } from '../../../../model/answers/own-record';
import { TextButton } from '../../../../ui/text-button';
import { type BulkAction, divideByFit } from './skip-reason';

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

type Props<Row extends OwnRecord, Action extends BulkAction> = {
  picked: readonly Row[];
  /** The actions of the list. */
  actions: readonly Action[];
  isBusy: boolean;
  /** Called with all ticked records. */
  onAction(action: Action, picked: readonly Row[]): void;
  onClear(): void;
};

/** Renders the bar of actions for the ticked records, each with the number of records that it fits. */
export function BulkBar<Row extends OwnRecord, Action extends BulkAction>(props: Props<Row, Action>) {
  const { picked, actions, isBusy, onAction, onClear } = props;
  const { t } = useLingui();
  const labels: Readonly<Record<BulkAction, (number: number) => string>> = {
    publish: (number) => t`${number} veröffentlichen`,
    cancel: (number) => t`${number} absagen`,
    withdraw: (number) => t`${number} offline nehmen`,
    copy: (number) => t`${number} kopieren`,
    delete: (number) => t`${number} löschen`,
  };
  const count = picked.length;
  return (
    <Bar role="group" aria-label={t`Mit der Auswahl`}>
      <strong role="status">{t`${count} ausgewählt`}</strong>
      <TextButton type="button" onClick={onClear}>{t`Auswahl aufheben`}</TextButton>
      <Actions>
        {actions.map((action) => {
          const { length } = divideByFit(action, picked).fitting;
          return (
            length > 0 && (
              <TextButton
                key={action}
                type="button"
                aria-disabled={isBusy || undefined}
                className={action === 'delete' ? 'is-red' : ''}
                onClick={() => !isBusy && onAction(action, picked)}
              >
                {labels[action](length)}
              </TextButton>
            )
          );
        })}
      </Actions>
    </Bar>
  );
}
