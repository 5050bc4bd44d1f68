import type { ComponentProps } from 'react';
import { LOCALES } from '../../../../i18n/locale';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { lazily } from '../../../../lib/lazily';
import type { ImportPanel } from './import-panel';
import { importTexts } from './import-texts-lazy';

/** Offers to fill the form from a file, with its texts; the readers come with the dialog. */
export const importPanel = lazily(async () => {
  const [{ ImportPanel: Panel }] = await Promise.all([
    import('./import-panel'),
    ...LOCALES.map((locale) => importTexts.load(locale)),
  ]);
  return (props: ComponentProps<typeof ImportPanel>) => (
    <TextsProvider texts={importTexts}>
      <Panel {...props} />
    </TextsProvider>
  );
});
