import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

const Button = styled.button`
  &.button.is-quiet {
    padding: 12px;
    box-shadow: none;
  }
`;

type Props = Pick<ComponentProps<'button'>, 'aria-disabled' | 'aria-expanded'> & {
  /** The accessible name, which is also the tooltip. */
  label: string;
  /** The kind of action, as `data-action` for selectors. */
  kind?: string;
  /** True if the second click of a double click counts, for example where each moves a row by one. */
  isRepeatable?: boolean;
  onPress(button: HTMLButtonElement): void;
  /** The icon. */
  children: ReactNode;
};

/** Renders a quiet button with only an icon. */
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
