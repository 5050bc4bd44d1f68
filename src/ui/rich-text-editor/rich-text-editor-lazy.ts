import { LOCALES } from '../../i18n/locale';
import { loadCleaner } from '../../lib/clean-html';
import { lazily } from '../../lib/lazily';
import { editorTexts } from './editor-texts-lazy';

/** The editor of formatted texts with the cleaner and the texts that it needs. */
export const richTextEditor = lazily(async () => {
  const [{ RichTextEditor }, cleaner] = await Promise.all([
    import('./rich-text-editor'),
    loadCleaner(),
    ...LOCALES.map((locale) => editorTexts.load(locale)),
  ]);
  return { RichTextEditor, cleaner };
});
