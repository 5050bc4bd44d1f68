import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icon';
import { type OwnDeed, OwnMenu } from '../own-records/own-menu';
import type { OwnEvent } from './own-event';

/** What a row can ask its list to do. */
export type RowDeed = OwnDeed | 'change';

type Props = { event: OwnEvent; onDeed(deed: RowDeed): void };

/** What can be done with one own event. */
export function RowMenu({ event, onDeed }: Props) {
  const { t } = useLingui();
  return (
    <OwnMenu record={event} onDeed={onDeed}>
      {(act) =>
        !event.noEdit &&
        event.isVisible && (
          <li>
            <button type="button" onClick={act(() => onDeed('change'))}>
              <Icon name="calendar" />
              {t`Absagen oder verschieben`}
            </button>
          </li>
        )
      }
    </OwnMenu>
  );
}
