import { loadCleaner } from '../../lib/clean-html';
import { lazily } from '../../lib/lazily';

/** The editor of formatted texts with the cleaner that it needs. */
export const richTextEditor = lazily(async () => {
  const [{ RichTextEditor }, cleaner] = await Promise.all([import('./rich-text-editor'), loadCleaner()]);
  return { RichTextEditor, cleaner };
});
