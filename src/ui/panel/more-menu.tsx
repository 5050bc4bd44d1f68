import styled from '@emotion/styled';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { RoundButton } from '../round-button';
import { Menu } from './menu';

const Opener = styled(RoundButton)`
  font-weight: 700;
`;

/** Wraps an action of a menu, so that the menu closes and its opener gets the focus before it. */
export type CloseAnd = (action: () => void) => () => void;

type Props = {
  /** The name of the opener. */
  label: string;
  isDisabled?: boolean;
  className?: string;
  /** Renders the list items, each with a link or a button. @param close for links, which take the focus elsewhere */
  children(closeAnd: CloseAnd, close: () => void): ReactNode;
};

/** Renders the menu of further actions behind "⋯". */
export function MoreMenu({ label, isDisabled = false, className, children }: Props) {
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useCallback(() => button.current, []);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const closeAnd: CloseAnd = (action) => () => {
    button.current?.focus({ preventScroll: true });
    close();
    action();
  };
  return (
    <>
      <Opener
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-disabled={isDisabled || undefined}
        onClick={() => setIsOpen(!isOpen && !isDisabled)}
      >
        <span aria-hidden="true">⋯</span>
      </Opener>
      {isOpen && (
        <Menu id={menuId} opener={opener} onClose={close}>
          {children(closeAnd, close)}
        </Menu>
      )}
    </>
  );
}
