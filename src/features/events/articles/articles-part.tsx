import { type ComponentType, Suspense } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';

/** Gives a part that is loaded later the texts of articles; it appears as soon as they are loaded. */
export function articlesPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function ArticlesPart(props: Props) {
    return (
      <Suspense>
        <TextsProvider texts={eventTexts}>
          <Part {...props} />
        </TextsProvider>
      </Suspense>
    );
  };
}
