import { type ComponentType, Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';

/** Gives a part of the list that is loaded later its texts; it appears as soon as they are loaded. */
export function laterPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function LaterPart(props: Props) {
    return (
      <Suspense>
        <TextsProvider texts={eventTexts}>
          <Part {...props} />
        </TextsProvider>
      </Suspense>
    );
  };
}
