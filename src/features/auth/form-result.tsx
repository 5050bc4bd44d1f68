import type { ReactNode } from 'react';
import { focusInView } from '../../ui/bring-into-view';
import { Column } from './auth-layout';

/** Renders the result in place of a finished form; takes the focus, because the button that had it is gone. */
export const FormResult = ({ children }: { children: ReactNode }) => (
  <Column ref={focusInView} tabIndex={-1}>
    {children}
  </Column>
);
