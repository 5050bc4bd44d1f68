import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { askToLogOut } from '../../../portal/log-out';
import { usePortal } from '../../../portal/portal';
import { paths } from '../../../routing/paths';
import { anyAttribute } from '../../../ui/any-attribute';
import { MemberIcon } from '../../../ui/member-icons';
import { useFloat } from '../../../ui/panel/use-float';
import { useClosing } from './use-closing';

const Box = styled('ul', anyAttribute)`
  position: fixed;
  inset: auto;
  /* Below the end of the badge, which stands at the end of a head; it floats by its start elsewhere. */
  right: var(--from-end) !important;
  left: auto !important;
  min-width: 220px;
  max-height: var(--room);
  margin: 0;
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);
  background: var(--portal-color-background);
  box-shadow: 0 8px 32px rgb(16 32 48 / 0.2);
  color: var(--portal-color-text);
  list-style: none;

  & :is(a, button) {
    display: flex;
    gap: 12px;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border: 0;
    border-radius: var(--portal-radius-small);
    background: transparent;
    color: var(--portal-color-text);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & :is(a, button):is(:hover, :focus-visible) {
    background: var(--portal-color-primary-soft);
  }
  & :is(a, button):focus-visible {
    outline-offset: -2px;
  }
`;

const PLACES = [
  { path: paths.secure, icon: 'home', label: msg({ id: 'lbl_my_area', message: 'Mein Bereich' }) },
  { path: paths.profile, icon: 'user', label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }) },
] as const;

type Props = {
  id: string;
  opener(): HTMLElement | null;
  onClose(): void;
  hrefOf(path: string): string | undefined;
  onOpen(path: string): void;
};

/** What somebody who is logged in can do from the head of a page, below the badge in the top layer. */
export function BadgeMenu({ id, opener, onClose, hrefOf, onOpen }: Props) {
  const { say } = useSpeech();
  const portal = usePortal();
  const box = useRef<HTMLUListElement>(null);
  useFloat(box, opener);
  useEndOf(box, opener);
  useClosing(box, opener, onClose);
  useLayoutEffect(() => itemsIn(box.current)[0]?.focus({ preventScroll: true }), []);

  function closeWith(act: () => void) {
    opener()?.focus({ preventScroll: true });
    onClose();
    act();
  }
  return (
    <Box
      ref={box}
      id={id}
      popover="manual"
      onKeyDown={(event) => moveByKey(event, box.current, () => closeWith(() => undefined))}
    >
      {PLACES.map(({ path, icon, label }) => {
        const href = hrefOf(path);
        const content = (
          <>
            <MemberIcon name={icon} />
            {say(label)}
          </>
        );
        return (
          <li key={path}>
            {href ? (
              <a href={href} onClick={onClose}>
                {content}
              </a>
            ) : (
              <button type="button" onClick={() => closeWith(() => onOpen(path))}>
                {content}
              </button>
            )}
          </li>
        );
      })}
      <li>
        <button type="button" onClick={() => closeWith(() => askToLogOut(portal))}>
          <MemberIcon name="log-out" />
          {say(msg({ id: 'lbl_log_out', message: 'Abmelden' }))}
        </button>
      </li>
    </Box>
  );
}

/** How near the edge of the window the menu may come, in pixels. */
const EDGE = 8;

/** Keeps the end of the menu below the end of the badge, and all of it in the window. */
function useEndOf(box: RefObject<HTMLElement | null>, opener: () => HTMLElement | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opener is asked for whenever the menu is placed.
  useLayoutEffect(() => {
    const update = () => {
      const [menu, badge] = [box.current, opener()];
      if (!menu || !badge) return;
      const { clientWidth: width } = document.documentElement;
      const most = width - menu.offsetWidth - EDGE;
      const end = Math.max(EDGE, Math.min(width - badge.getBoundingClientRect().right, most));
      menu.style.setProperty('--from-end', `${end}px`);
    };
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
    };
  }, [box]);
}

const itemsIn = (box: Element | null) => [...(box?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** Arrow keys, Home and End move between the items; Escape closes. */
function moveByKey(event: KeyboardEvent, box: Element | null, close: () => void) {
  if (event.key === 'Escape') {
    event.stopPropagation();
    close();
    return;
  }
  const items = itemsIn(box);
  const index = items.findIndex((item) => item.contains(event.target as Node));
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
