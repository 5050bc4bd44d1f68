import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

const Button = styled.button`
  &.button.is-quiet {
    padding: 12px;
    box-shadow: none;
  }
`;

type Props = Pick<ComponentProps<'button'>, 'aria-disabled' | 'aria-expanded'> & {
  /** Read aloud, and shown to whoever points at it. */
  label: string;
  /** Of which kind it is, for whoever looks for it in the document. */
  kind?: string;
  /** Whether a second click of a double click counts, as where each moves a row by one place. */
  isRepeatable?: boolean;
  onPress(button: HTMLButtonElement): void;
  /** The icon. */
  children: ReactNode;
};

/** A quiet button that is an icon only. */
export const IconButton = ({ label, kind, isRepeatable = false, onPress, children, ...states }: Props) => (
  <Button
    type="button"
    className="button is-quiet"
    aria-label={label}
    title={label}
    data-action={kind}
    // The second click of a double click would hit the row that has moved up.
    onClick={({ detail, currentTarget }) => (isRepeatable || detail < 2) && onPress(currentTarget)}
    {...states}
  >
    {children}
  </Button>
);
