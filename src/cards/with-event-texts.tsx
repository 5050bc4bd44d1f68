import { type ComponentType, type ReactNode, Suspense } from 'react';
import { TextsProvider } from '../i18n/locale-provider';
import { eventTexts } from '../i18n/texts';

/** Shows what is inside once the texts that visitors of events open are loaded. */
export const WithEventTexts = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) => (
  <Suspense fallback={fallback}>
    <TextsProvider texts={eventTexts}>{children}</TextsProvider>
  </Suspense>
);

/** The same for a part that is loaded later. */
export function withEventTexts<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithTexts(props: Props) {
    return (
      <WithEventTexts>
        <Part {...props} />
      </WithEventTexts>
    );
  };
}
