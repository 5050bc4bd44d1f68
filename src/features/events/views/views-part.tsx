import { type ComponentType, Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { viewsTexts } from './views-texts';

/** Gives a part of the views its texts. */
export function viewsPart<Props extends object>(Part: ComponentType<Props>): (props: Props) => React.ReactNode {
  return function ViewsPart(props: Props) {
    return (
      <Suspense>
        <TextsProvider texts={viewsTexts}>
          <Part {...props} />
        </TextsProvider>
      </Suspense>
    );
  };
}
