import { useLingui } from '@lingui/react/macro';
import type { OwnEvent } from '../../../model/answers/own-event';
import { AccountIcon } from '../../../ui/account-icons';
import { Icon } from '../../../ui/icon';
import { type OwnRecordAction, OwnRecordMenu } from '../record-list/own-menu';
import { usePromoteLink } from '../use-promote-link';

/** An action that a row can request from its list. */
export type RowAction = OwnRecordAction | 'change';

type Props = { event: OwnEvent; onAction(action: RowAction): void };

/** Renders the action menu of an own event. */
export function RowMenu({ event, onAction }: Props) {
  const { t } = useLingui();
  // An event that is past or cancelled needs no advert.
  const promoteLink = usePromoteLink()(event.id);
  const isUpcoming = event.nextDate !== undefined && event.publishStatus !== 'cancelled';
  return (
    <OwnRecordMenu record={event} onAction={onAction}>
      {(act) =>
        !event.noEdit &&
        event.isVisible && (
          <>
            <li>
              <button type="button" onClick={act(() => onAction('change'))}>
                <Icon name="calendar" />
                {t`Absagen oder verschieben`}
              </button>
            </li>
            {promoteLink && isUpcoming && (
              <li>
                <a {...{ ...promoteLink, onClick: act(() => undefined) }}>
                  <AccountIcon name="users" />
                  {t`Bewerben`}
                </a>
              </li>
            )}
          </>
        )
      }
    </OwnRecordMenu>
  );
}
