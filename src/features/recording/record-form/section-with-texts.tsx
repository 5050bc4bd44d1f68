import type { ComponentType } from 'react';
import type { Catalogs } from '../../../i18n/catalogs';
import { LOCALES } from '../../../i18n/locale';
import { TextsProvider } from '../../../i18n/locale-provider';
import { type Lazily, lazily } from '../../../lib/lazily';

/** A section or another part with the texts that only it needs; code and texts are asked for at once. */
export const sectionWithTexts = <Props extends object>(
  texts: Catalogs,
  fetchSection: () => Promise<ComponentType<Props>>,
): Lazily<ComponentType<Props>> =>
  lazily(async () => {
    const [Section] = await Promise.all([fetchSection(), ...LOCALES.map((locale) => texts.load(locale))]);
    return function SectionWithTexts(props: Props) {
      return (
        <TextsProvider texts={texts}>
          <Section {...props} />
        </TextsProvider>
      );
    };
  });
