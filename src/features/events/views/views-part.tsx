import { type ComponentType, Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';

/** Gives a part of the views its texts. */
export function viewsPart<Props extends object>(Part: ComponentType<Props>): (props: Props) => React.ReactNode {
  return function ViewsPart(props: Props) {
    return (
      <Suspense>
        <TextsProvider texts={eventTexts}>
          <Part {...props} />
        </TextsProvider>
      </Suspense>
    );
  };
}
