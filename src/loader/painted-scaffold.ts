import { cleaner, type Pictures } from '../lib/html-cleaner';
import { languageOfText } from '../lib/text-language';
import { toNodes } from '../ui/jsx-to-dom';

/** Draws the client's page template above the portal. Lazy, because the sanitizer is large and templates are rare. */
export function paintedScaffold(html: string, pictures: Pictures): Element {
  const box = toNodes('div', { lang: languageOfText(html), style: cleaner.scaffoldBox }) as Element;
  cleaner.fill(box, cleaner.scaffold(html, pictures));
  return box;
}
