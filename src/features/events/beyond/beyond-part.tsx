import { type ComponentType, Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';

/** Gives a part around an event its texts. */
export function beyondPart<Props extends object>(Part: ComponentType<Props>): (props: Props) => React.ReactNode {
  return function BeyondPart(props: Props) {
    return (
      <Suspense>
        <TextsProvider texts={eventTexts}>
          <Part {...props} />
        </TextsProvider>
      </Suspense>
    );
  };
}
