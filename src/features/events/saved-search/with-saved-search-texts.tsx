import { type ReactNode, Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';

/** Gives parts of saved searches their texts, once they are loaded. */
export const WithSavedSearchTexts = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <TextsProvider texts={eventTexts}>{children}</TextsProvider>
  </Suspense>
);
