import { useLingui } from '@lingui/react/macro';
import type { OwnEvent } from '../../../model/answers/own-event';
import { Icon } from '../../../ui/icon';
import { MemberIcon } from '../../../ui/member-icons';
import { type OwnDeed, OwnMenu } from '../own-records/own-menu';
import { usePromoteLink } from '../use-promote-link';

/** What a row can ask its list to do. */
export type RowDeed = OwnDeed | 'change';

type Props = { event: OwnEvent; onDeed(deed: RowDeed): void };

/** What can be done with one own event. */
export function RowMenu({ event, onDeed }: Props) {
  const { t } = useLingui();
  // What nobody can go to any more needs no advert.
  const promote = usePromoteLink()(event.id);
  const isToCome = event.nextDate !== undefined && event.standing !== 'cancelled';
  return (
    <OwnMenu record={event} onDeed={onDeed}>
      {(act) =>
        !event.noEdit &&
        event.isVisible && (
          <>
            <li>
              <button type="button" onClick={act(() => onDeed('change'))}>
                <Icon name="calendar" />
                {t`Absagen oder verschieben`}
              </button>
            </li>
            {promote && isToCome && (
              <li>
                <a {...{ ...promote, onClick: act(() => undefined) }}>
                  <MemberIcon name="users" />
                  {t`Bewerben`}
                </a>
              </li>
            )}
          </>
        )
      }
    </OwnMenu>
  );
}
