import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { AccountIcon } from '../../../ui/account-icons';
import { type CloseAnd, MoreMenu } from '../../../ui/panel/more-menu';
import { useRecordKind } from '../use-record-kind';
import { useVisitorsPage } from '../use-visitors-page';

/** An action for any own record. */
export type OwnRecordAction = 'copy' | 'delete' | 'handOver';

type Props = {
  record: Pick<OwnRecord, 'id' | 'title' | 'isVisible' | 'noEdit' | 'canHandOver'>;
  onAction(action: OwnRecordAction): void;
  /** Renders further items. */
  children?(closeAnd: CloseAnd): ReactNode;
};

/** Renders the action menu of an own record. */
export function OwnRecordMenu({ record: { id, title, isVisible, noEdit, canHandOver }, onAction, children }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const page = useVisitorsPage()(id);
  const route = withLocale(useRecordKind().editRoute(id), locale);
  return (
    <MoreMenu label={t`Was möchten Sie mit „${title}“ tun?`}>
      {(closeAnd, close) => (
        <>
          {!noEdit && (
            <li>
              <a {...{ href: router.hrefOf(route), 'data-route': route, onClick: close }}>
                <AccountIcon name="pencil" />
                {t`Bearbeiten`}
              </a>
            </li>
          )}
          {isVisible && page && (
            <li>
              <a {...{ ...page, onClick: close }}>
                <AccountIcon name="eye" />
                {t`Ansehen`}
              </a>
            </li>
          )}
          {children?.(closeAnd)}
          <li>
            <button type="button" onClick={closeAnd(() => onAction('copy'))}>
              <AccountIcon name="plus" />
              {t`Kopieren`}
            </button>
          </li>
          {canHandOver && noEdit !== 'locked' && (
            <li>
              <button type="button" onClick={closeAnd(() => onAction('handOver'))}>
                <AccountIcon name="user" />
                {t({ message: 'Übergeben', context: 'to a person' })}
              </button>
            </li>
          )}
          {noEdit !== 'locked' && noEdit !== 'otherClient' && (
            <li className="is-apart">
              <button type="button" className="is-red" onClick={closeAnd(() => onAction('delete'))}>
                <AccountIcon name="trash" />
                {t`Löschen`}
              </button>
            </li>
          )}
        </>
      )}
    </MoreMenu>
  );
}
