import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { Icon } from '../../../ui/icon';
import { MemberIcon } from '../../../ui/member-icons';
import { OwnMenu } from '../own-records/own-menu';
import { useVisitorsPage } from '../use-visitors-page';
import type { OwnEvent } from './own-event';

/** What a row can ask its list to do. */
export type RowDeed = 'change' | 'copy' | 'delete';

type Props = { event: OwnEvent; onDeed(deed: RowDeed): void };

/** What can be done with one own event. */
export function RowMenu({ event: { id, title, isVisible, noEdit }, onDeed }: Props) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const page = useVisitorsPage()(id);
  const route = inLocale(paths.ownEvent(id), locale);
  return (
    <OwnMenu title={title}>
      {(close, act) => (
        <>
          {!noEdit && (
            <li>
              <a {...{ href: router.hrefOf(route), 'data-route': route, onClick: close }}>
                <MemberIcon name="pencil" />
                {t`Bearbeiten`}
              </a>
            </li>
          )}
          {isVisible && page && (
            <li>
              <a {...{ ...page, onClick: close }}>
                <MemberIcon name="eye" />
                {t`Ansehen`}
              </a>
            </li>
          )}
          {!noEdit && isVisible && (
            <li>
              <button type="button" onClick={act(() => onDeed('change'))}>
                <Icon name="calendar" />
                {t`Absagen oder verschieben`}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={act(() => onDeed('copy'))}>
              <MemberIcon name="plus" />
              {t`Kopieren`}
            </button>
          </li>
          {noEdit !== 'locked' && noEdit !== 'otherClient' && (
            <li>
              <button type="button" onClick={act(() => onDeed('delete'))}>
                <MemberIcon name="trash" />
                {t`Löschen`}
              </button>
            </li>
          )}
        </>
      )}
    </OwnMenu>
  );
}
