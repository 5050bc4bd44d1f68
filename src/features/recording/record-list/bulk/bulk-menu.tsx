import { useLingui } from '@lingui/react/macro';
import { MoreMenu } from '../../../../ui/panel/more-menu';
import type { BulkAction } from './skip-reason';

type Props<Action extends BulkAction> = {
  actions: readonly { action: Action; label: string }[];
  isBusy: boolean;
  onAction(action: Action): void;
};

/** Renders the menu of the actions for which a narrow bar has no room. */
export function BulkMenu<Action extends BulkAction>({ actions, isBusy, onAction }: Props<Action>) {
  const { t } = useLingui();
  return (
    <MoreMenu label={t`Weitere Aktionen`} isDisabled={isBusy}>
      {(closeAnd) =>
        actions.map(({ action, label }) => (
          <li key={action} className={action === 'delete' && actions.length > 1 ? 'is-apart' : undefined}>
            <button
              type="button"
              className={action === 'delete' ? 'is-red' : undefined}
              onClick={closeAnd(() => onAction(action))}
            >
              {label}
            </button>
          </li>
        ))
      }
    </MoreMenu>
  );
}
