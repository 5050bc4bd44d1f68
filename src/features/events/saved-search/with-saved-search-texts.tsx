import { type ReactNode, Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { savedSearchTexts } from './saved-search-texts-lazy';

/** Gives parts of saved searches their texts, once they are loaded. */
export const WithSavedSearchTexts = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <TextsProvider texts={savedSearchTexts}>{children}</TextsProvider>
  </Suspense>
);
