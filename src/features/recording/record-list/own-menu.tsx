import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { AccountIcon } from '../../../ui/account-icons';
import { Menu } from '../../../ui/panel/menu';
import { RoundButton } from '../../../ui/round-button';
import { useRecordKind } from '../use-record-kind';
import { useVisitorsPage } from '../use-visitors-page';

const Opener = styled(RoundButton)`
  font-weight: 700;
`;

/** An action for any own record. */
export type OwnRecordAction = 'copy' | 'delete' | 'handOver';

type Props = {
  record: Pick<OwnRecord, 'id' | 'title' | 'isVisible' | 'noEdit' | 'canHandOver'>;
  onAction(action: OwnRecordAction): void;
  /** Renders further items. @param closeAnd wraps a click handler so that the menu closes and its opener gets the focus */
  children?(closeAnd: (action: () => void) => () => void): ReactNode;
};

/** Renders the action menu of an own record. */
export function OwnRecordMenu({ record: { id, title, isVisible, noEdit, canHandOver }, onAction, children }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const page = useVisitorsPage()(id);
  const route = withLocale(useRecordKind().editRoute(id), locale);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useCallback(() => button.current, []);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const closeAnd = (action: () => void) => () => {
    button.current?.focus({ preventScroll: true });
    close();
    action();
  };
  return (
    <>
      <Opener
        ref={button}
        type="button"
        aria-label={t`Was möchten Sie mit „${title}“ tun?`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </Opener>
      {isOpen && (
        <Menu id={menuId} opener={opener} onClose={close}>
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
        </Menu>
      )}
    </>
  );
}
