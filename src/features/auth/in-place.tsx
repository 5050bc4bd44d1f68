import { type ReactNode, useCallback } from 'react';
import { Column } from './auth-layout';

/** What stands in place of a form that is done; it takes the focus, as the button that had it is gone. */
export function InPlace({ children }: { children: ReactNode }) {
  const takeFocus = useCallback((box: HTMLElement | null) => box?.focus({ preventScroll: true }), []);
  return (
    <Column ref={takeFocus} tabIndex={-1}>
      {children}
    </Column>
  );
}
