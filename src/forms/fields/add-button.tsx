import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { AccountIcon } from '../../ui/account-icons';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
`;

type Props = {
  /** The reason why nothing can be added; the button works while it is absent. */
  fullReason?: ReactNode;
  onAdd(): void;
  buttonRef?: ((button: HTMLElement | null) => void) | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
};

/** Renders a button that adds a row to a list. When the list is full, the button stays and shows the reason. */
export function AddButton({ fullReason, onAdd, buttonRef, describedBy, children }: Props) {
  const id = useId();
  const isFull = Boolean(fullReason);
  return (
    <Line>
      <button
        ref={buttonRef}
        type="button"
        className="button is-quiet"
        aria-disabled={isFull || undefined}
        aria-describedby={[describedBy, isFull && id].filter(Boolean).join(' ') || undefined}
        onClick={() => !isFull && onAdd()}
      >
        <AccountIcon name="plus" />
        {children}
      </button>
      {isFull && (
        <span className="hint" id={id}>
          {fullReason}
        </span>
      )}
    </Line>
  );
}
