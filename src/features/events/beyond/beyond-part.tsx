import { type ComponentType, Suspense } from 'react';
import { catalogs } from '../../../i18n/catalogs';
import { TextsProvider } from '../../../i18n/locale-provider';
import { messages as german } from './texts/de.po';
import { messages as english } from './texts/en.po';

/** Too few texts for files of their own. */
const beyondTexts = catalogs({
  de: async () => ({ messages: german }),
  en: async () => ({ messages: english }),
});

/** Gives a part around an event its texts. */
export function beyondPart<Props extends object>(Part: ComponentType<Props>): (props: Props) => React.ReactNode {
  return function BeyondPart(props: Props) {
    return (
      <Suspense>
        <TextsProvider texts={beyondTexts}>
          <Part {...props} />
        </TextsProvider>
      </Suspense>
    );
  };
}
