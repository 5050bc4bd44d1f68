import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { requestLogOut } from '../../app/log-out';
import { usePerson } from '../../app/person-store';
import { usePortal } from '../../app/portal';
import { personName } from '../../model/answers/person';
import { AccountIcon, type AccountIconName } from '../../ui/account-icons';
import { Icon } from '../../ui/icon';
import { Menu } from '../../ui/panel/menu';
import { initialsOf } from './initials';

const Opener = styled.button`
  display: grid;
  flex: none;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px 4px 4px;
  border: 0;
  border-radius: var(--radius-act);
  background: none;
  color: var(--portal-color-text);
  font-size: var(--text-s);
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:is(:hover, [aria-expanded='true']) {
    background: var(--portal-color-primary-soft);
  }
  /* In the header of a page it is as wide as the link of a guest. */
  &[part] {
    width: 100%;
    box-shadow: inset 0 0 0 1.5px var(--portal-color-line-strong);
    font-size: 1em;
    font-weight: 400;
  }
  /* Beside the tabs of a phone only the initials have room. */
  @container portal (max-width: 639.9px) {
    &:not([part]) {
      grid-template-columns: auto auto;
      gap: 2px;
      padding-right: 4px;
    }
    &:not([part]) > .name {
      position: absolute;
      width: 1px;
      clip-path: inset(50%);
    }
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
  font-size: 0.87rem;
  font-weight: 600;
`;

const Name = styled.span`
  max-width: 12em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Who = styled.li`
  padding: 6px 12px 10px;
  color: var(--portal-color-text-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;

/** An entry of the menu: a link, or a button. */
export type AccountMenuItem = {
  icon: AccountIconName;
  label: string;
  lang?: string;
  isCurrent?: boolean;
  /** True if a line is above it. */
  isApart?: boolean;
} & ({ href: string; route?: string } | { href: undefined; onPress(): void });

type Props = {
  items: readonly AccountMenuItem[];
  /** The public part of the element that it is; absent inside the area. */
  part?: 'badge';
};

/** Renders the name of the logged-in person, and a menu of everything about them, the log-out last. */
export function AccountMenu({ items, part }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const state = usePerson();
  const person = state.step === 'ready' ? state.person : undefined;
  const name = person ? personName(person) : '';
  const close = () => setOpen(false);
  const closeWith = (action?: () => void) => () => {
    opener.current?.focus({ preventScroll: true });
    close();
    action?.();
  };
  const logOut: AccountMenuItem = {
    icon: 'log-out',
    label: t({ id: 'lbl_log_out', message: 'Abmelden' }),
    isApart: true,
    href: undefined,
    onPress: () => requestLogOut(portal),
  };
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        part={part}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Circle aria-hidden="true">{name ? initialsOf(name) : <AccountIcon name="user" />}</Circle>
        {name ? (
          <Name className="name">
            <span className="visually-hidden">{t`Mein Konto`}: </span>
            {name}
          </Name>
        ) : (
          <Name className="name">{t`Mein Konto`}</Name>
        )}
        <Icon name="down" size={16} />
      </Opener>
      {isOpen && (
        <Menu id={menuId} opener={() => opener.current} onClose={close}>
          {person?.email && name !== person.email && <Who>{person.email}</Who>}
          {[...items, logOut].map((item) => {
            const { icon, label, lang, isCurrent, isApart } = item;
            const content: ReactNode = (
              <>
                <AccountIcon name={icon} />
                <span lang={lang}>{label}</span>
              </>
            );
            return (
              <li key={label} className={isApart ? 'is-apart' : undefined}>
                {item.href === undefined ? (
                  <button type="button" onClick={closeWith(item.onPress)}>
                    {content}
                  </button>
                ) : (
                  <a
                    href={item.href}
                    data-route={item.route}
                    hrefLang={lang}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={closeWith()}
                  >
                    {content}
                  </a>
                )}
              </li>
            );
          })}
        </Menu>
      )}
    </>
  );
}
