import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useOutsideClose } from './use-outside-close';
import { usePopoverPosition } from './use-popover-position';

const Box = styled.ul`
  position: fixed;
  inset: auto;
  min-width: 220px;
  max-height: var(--room);
  margin: 0;
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--portal-color-line);
  border-radius: var(--radius-box);
  background: var(--portal-color-card);
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
    border-radius: var(--radius-field);
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
  & :is(a, button) > .icon {
    color: var(--portal-color-text-soft);
  }
  & .is-red,
  & .is-red > .icon {
    color: var(--portal-color-error-text);
  }
  & [aria-current] {
    font-weight: 600;
  }
  & > .is-apart,
  & > :not(:has(a, button)) + li {
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--portal-color-line);
  }
`;

type Props = {
  id: string;
  opener(): HTMLElement | null;
  onClose(): void;
  /** List items, each with a link or a button. */
  children: ReactNode;
};

/** Renders the menu of a button, below it in the top layer. The first item has the focus. */
export function Menu({ id, opener, onClose, children }: Props) {
  const box = useRef<HTMLUListElement>(null);
  usePopoverPosition(box, opener, { isAtEnd: true });
  useOutsideClose(box, opener, onClose);
  useLayoutEffect(() => itemsIn(box.current)[0]?.focus({ preventScroll: true }), []);

  function close() {
    opener()?.focus({ preventScroll: true });
    onClose();
  }
  return (
    <Box ref={box} id={id} popover="manual" onKeyDown={(event) => moveByKey(event, box.current, close)}>
      {children}
    </Box>
  );
}

const itemsIn = (box: Element | null) => [...(box?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** Moves the focus between the items with arrow keys, Home and End; Escape closes. */
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
