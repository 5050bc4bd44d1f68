import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { accountScreen } from '../../../app/account-screen';
import { usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { personName } from '../../../model/answers/person';
import { AccountIcon } from '../../../ui/account-icons';
import { Icon } from '../../../ui/icon';
import { LogOutQuestion } from '../log-out-question';
import { useExpiry } from '../use-expiry';
import { BadgeMenu } from './badge-menu';
import { initialsOf } from './initials';

const Opener = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 4px 12px 4px 4px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  box-shadow: inset 0 0 0 1.5px var(--portal-color-line);
  color: var(--portal-color-text);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--portal-color-primary-soft);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--portal-color-primary-text);
  color: var(--portal-color-text-on-primary);
  font-size: 0.87em;
  font-weight: 600;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

type Props = {
  /** Returns the address of a path of the account; undefined if it opens above the page. */
  hrefOf(path: string): string | undefined;
  onOpen(path: string): void;
  /** True if the account is open above the page, where it asks before the log-out itself. */
  isOpen: boolean;
};

/** Renders the name of the logged-in person, with a menu. */
export const AccountBadge = accountScreen(({ hrefOf, onOpen, isOpen }: Props) => {
  const { t } = useLingui();
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [hasMenu, setMenu] = useState(false);
  const state = usePerson();
  const name = state.step === 'ready' ? personName(state.person) : '';
  useExpiry(usePortal().client.session);

  return (
    <>
      <Opener
        ref={opener}
        type="button"
        part="badge"
        aria-expanded={hasMenu}
        aria-controls={hasMenu ? menuId : undefined}
        onClick={() => setMenu(!hasMenu)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || hasMenu) return;
          event.preventDefault();
          setMenu(true);
        }}
      >
        <Circle aria-hidden="true">{name ? initialsOf(name) : <AccountIcon name="user" />}</Circle>
        {name ? (
          <Name>
            <span className="visually-hidden">{t`Mein Konto`}: </span>
            {name}
          </Name>
        ) : (
          <Name>{t`Mein Konto`}</Name>
        )}
        <Icon name="down" size={16} />
      </Opener>
      {hasMenu && (
        <BadgeMenu
          id={menuId}
          opener={() => opener.current}
          onClose={() => setMenu(false)}
          hrefOf={hrefOf}
          onOpen={onOpen}
        />
      )}
      {!isOpen && <LogOutQuestion isToLogin />}
    </>
  );
});
