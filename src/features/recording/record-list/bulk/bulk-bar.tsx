import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { OwnRecord } from '../../../../model/answers/own-record';
import { TextButton } from '../../../../ui/text-button';
import { BulkMenu } from './bulk-menu';
import { type BulkAction, divideByFit } from './skip-reason';

/** The number of actions beside the menu in a narrow bar; it covers the rows below it. */
const NARROW_ACTIONS = 2;

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
  /* It lies above ticked rows, which have its colour. */
  box-shadow: 0 2px 8px rgb(16 32 48 / 0.2);

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

  > div {
    display: none;
  }
  @container portal (max-width: 499.9px) {
    flex: 1 0 100%;
    margin-inline-start: 0;

    > .is-rare {
      display: none;
    }
    > div {
      display: block;
      margin-inline: auto -12px;
    }
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
  const fitting = actions.flatMap((action) => {
    const { length } = divideByFit(action, picked).fitting;
    return length > 0 ? [{ action, label: labels[action](length) }] : [];
  });
  const rare = fitting.slice(NARROW_ACTIONS);
  return (
    <Bar role="group" aria-label={t`Mit der Auswahl`}>
      <strong role="status">{t`${count} ausgewählt`}</strong>
      <TextButton type="button" onClick={onClear}>{t`Auswahl aufheben`}</TextButton>
      <Actions>
        {fitting.map(({ action, label }, index) => (
          <TextButton
            key={action}
            type="button"
            aria-disabled={isBusy || undefined}
            className={`${action === 'delete' ? 'is-red' : ''} ${index < NARROW_ACTIONS ? '' : 'is-rare'}`}
            onClick={() => !isBusy && onAction(action, picked)}
          >
            {label}
          </TextButton>
        ))}
        {rare.length > 0 && (
          <div>
            <BulkMenu actions={rare} isBusy={isBusy} onAction={(action) => onAction(action, picked)} />
          </div>
        )}
      </Actions>
    </Bar>
  );
}
