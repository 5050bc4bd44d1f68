import { type ComponentType, type ReactNode, Suspense } from 'react';
import { TextsProvider } from '../i18n/locale-provider';
import { eventTexts } from '../i18n/texts';

/** Renders its children once the texts of visitors' event screens are loaded. */
export const WithEventTexts = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) => (
  <Suspense fallback={fallback}>
    <TextsProvider texts={eventTexts}>{children}</TextsProvider>
  </Suspense>
);

/** Wraps a lazy part in the same way. */
export function withEventTexts<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithTexts(props: Props) {
    return (
      <WithEventTexts>
        <Part {...props} />
      </WithEventTexts>
    );
  };
}
