import type { ReactNode } from 'react';
import { focusInView } from '../../ui/bring-into-view';
import { Column } from './auth-layout';

/** What stands in place of a form that is done; it takes the focus, as the button that had it is gone. */
export const FormResult = ({ children }: { children: ReactNode }) => (
  <Column ref={focusInView} tabIndex={-1}>
    {children}
  </Column>
);
